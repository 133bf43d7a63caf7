import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { statementQueries } from "./statement.queries.ts";

/** A statement of a month or a year, or the confirmation of a transaction. */
export interface StatementSubject {
  readonly kind: "month" | "year" | "transaction";
  /** The month such as `2026-10`, the year such as `2025`, or the id of the transaction. */
  readonly subject: string;
}

/** One file of a statement. */
export interface StatementFileId {
  readonly id: string;
  readonly format: "pdf" | "csv";
}

/** The mutations of statements; a download reads only, but it is a command of the user, which is never repeated. */
export const statementMutations = {
  request: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "RequestStatement"],
      mutationFn: ({ kind, subject }: StatementSubject) =>
        broker.client.call("RequestStatement", { kind, subject }),
      onSettled: () => void broker.queryClient.invalidateQueries({ queryKey: statementQueries.all(broker) }),
    }),
  download: (broker: Broker) =>
    mutationOptions({
      ...writes,
      // A file is not kept in the cache: other people may use this browser later.
      gcTime: 0,
      mutationKey: [...broker.rootKey, "DownloadStatement"],
      mutationFn: ({ id: statementId, format }: StatementFileId) =>
        broker.client.call("DownloadStatement", { statementId, format }),
    }),
};
