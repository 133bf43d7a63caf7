import { type Data, parseProviderDate } from "@broker/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { type List, toList } from "../to-list.ts";
import { type DataExportFile, privacyMutations } from "./privacy.mutations.ts";
import { privacyQueries } from "./privacy.queries.ts";

/** A copy of everything that the provider has about the user. */
export interface DataExportItem {
  readonly id: string;
  /**
   * The state of the copy. The list is read again automatically while a copy is being made; a removed copy cannot be
   * downloaded.
   */
  readonly state: "making" | "ready" | "removed";
  readonly requestedAt: Date | null;
  /** Until when it can be downloaded; null while it is being made. */
  readonly availableUntil: Date | null;
  /** The bytes of its file; 0 where it cannot be downloaded. */
  readonly size: number;
  readonly parts: number;
}

/** The copies of the user's data, newest first, with the commands that request and download one. */
export type DataExportsState = List<
  DataExportItem,
  {
    /** The time from which another copy can be requested; null where one can be now. */
    readonly possibleFrom: Date | null;
    /** The days for which a copy can be downloaded. */
    readonly days: number;
    /** Whether a request is under way; a further one does nothing meanwhile. */
    readonly isRequesting: boolean;
    /** Why the last request failed; null otherwise. */
    readonly requestFailure: Failure | null;
    /** Requests a copy; with the capability `stepUp` it waits for a code of the second factor. */
    request(): void;
    /** The id of the copy that is being downloaded; a further download does nothing meanwhile. */
    readonly downloading: string | null;
    /** Why the last download failed; null otherwise. */
    readonly downloadFailure: Failure | null;
    download(copy: DataExportItem): void;
  }
>;

const toRows = ({ exports, exportPossibleFrom, exportDays }: Data<"GetDataRequests">) => ({
  rows: exports.map(({ exportId, state, requestedAt, availableUntil, size, parts }): DataExportItem => ({
    id: exportId,
    state,
    requestedAt: parseProviderDate(requestedAt),
    availableUntil: parseProviderDate(availableUntil),
    size,
    parts,
  })),
  possibleFrom: parseProviderDate(exportPossibleFrom),
  days: exportDays,
});

/**
 * Reads the copies of the user's data, requests a further copy and downloads a copy; for providers with the capability
 * `privacy`. `onFile` is called with a downloaded file, `onRequested` after a request that succeeded.
 *
 * @example
 * const copies = useDataExports({ onFile: ({ fileName, parts }) => console.log(fileName, parts.length) });
 * if (copies.status === "loaded") return <button onClick={copies.request}>Request a copy</button>;
 */
export function useDataExports({
  onFile,
  onRequested,
}: { onFile?: (file: DataExportFile) => void; onRequested?: () => void } = {}): DataExportsState {
  const broker = useBroker();
  const commands = {
    request: privacyMutations.requestExport(broker),
    download: privacyMutations.download(broker),
  };
  const query = useQuery({ ...privacyQueries.requests(broker), select: toRows }, broker.queryClient);
  const request = useMutation(commands.request, broker.queryClient);
  const download = useMutation(commands.download, broker.queryClient);
  const list = toList(query, "GetDataRequests");
  if (list.status !== "loaded") return list;
  return {
    ...list,
    isRequesting: request.isPending,
    requestFailure: request.error && toFailure(request.error, "RequestDataExport"),
    request: () => {
      // The check of the cache also stops a second press before the next render.
      if (isUnderWay(broker, commands.request.mutationKey)) return;
      request.mutate(undefined, { onSuccess: () => onRequested?.() });
    },
    downloading: download.isPending ? download.variables.id : null,
    downloadFailure: download.error && toFailure(download.error, "DownloadDataExport"),
    download: ({ id, parts }) => {
      if (isUnderWay(broker, commands.download.mutationKey)) return;
      download.mutate({ id, parts }, { onSuccess: (file) => onFile?.(file) });
    },
  };
}
