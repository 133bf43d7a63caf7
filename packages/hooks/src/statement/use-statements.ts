import { type Data, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { type StatementFileId, statementMutations, type StatementSubject } from "./statement.mutations.ts";
import { statementQueries } from "./statement.queries.ts";

/** A statement of the user. */
export interface StatementItem extends StatementSubject {
  readonly id: string;
  /** Whether it can be downloaded; otherwise it is being made, and the list is read again by itself. */
  readonly isReady: boolean;
  readonly madeAt: Date | null;
  readonly formats: readonly ("pdf" | "csv")[];
}

/** A downloaded file. */
export interface StatementFile {
  /** A name such as `statement-2026-10.pdf`. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The user's statements, with the commands that request and download them. */
export type StatementsState = List<
  StatementItem,
  {
    /** The past months without a statement, newest first. */
    readonly months: readonly string[];
    /** The past years without a summary, newest first. */
    readonly years: readonly string[];
    /** Whether a request is under way; a further one does nothing meanwhile. */
    readonly isRequesting: boolean;
    /** Why the last request failed; null otherwise. */
    readonly requestFailure: Failure | null;
    request(wanted: StatementSubject): void;
    /** The file that is being downloaded; a further download does nothing meanwhile. */
    readonly downloading: StatementFileId | null;
    /** Why the last download failed; null otherwise. */
    readonly downloadFailure: Failure | null;
    download(file: StatementFileId): void;
  }
>;

const toRows = ({ statements, months, years }: Data<"GetStatements">) => ({
  rows: statements.map((row): StatementItem => ({
    id: row.statementId,
    kind: row.kind,
    subject: row.subject,
    isReady: row.state === "ready",
    madeAt: parseProviderDate(row.madeAt),
    formats: row.formats,
  })),
  months,
  years,
});

const toFile = ({ fileName, mediaType, content }: Data<"DownloadStatement">): StatementFile => ({
  fileName,
  mediaType,
  bytes: Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0),
});

/**
 * Reads the statements of the signed-in user, requests further ones and downloads their files; for providers with the
 * capability `statements`. `onFile` is called with a downloaded file, `onRequested` after a request that succeeded.
 *
 * @example
 * const statements = useStatements({ onFile: ({ fileName, bytes }) => console.log(fileName, bytes.length) });
 * if (statements.status === "loaded") return <p>{statements.rows.length} statements</p>;
 */
export function useStatements({
  onFile,
  onRequested,
}: { onFile?: (file: StatementFile) => void; onRequested?: () => void } = {}): StatementsState {
  const broker = useBroker();
  const query = useQuery({ ...statementQueries.list(broker), select: toRows }, broker.queryClient);
  const request = useMutation(statementMutations.request(broker), broker.queryClient);
  const download = useMutation(statementMutations.download(broker), broker.queryClient);
  const list = toList(query, "GetStatements");
  if (list.status !== "loaded") return list;
  return {
    ...list,
    isRequesting: request.isPending,
    requestFailure: request.error && toFailure(request.error, "RequestStatement"),
    request: (wanted) => {
      if (!request.isPending) request.mutate(wanted, { onSuccess: () => onRequested?.() });
    },
    downloading: download.isPending ? download.variables : null,
    downloadFailure: download.error && toFailure(download.error, "DownloadStatement"),
    download: (file) => {
      if (!download.isPending) download.mutate(file, { onSuccess: (answer) => onFile?.(toFile(answer)) });
    },
  };
}
