import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { runWithStepUp } from "../step-up/step-up-requests.ts";
import { privacyQueries } from "./privacy.queries.ts";

/** A copy of the user's data, and how many parts it is downloaded in. */
export interface DataExportId {
  readonly id: string;
  readonly parts: number;
}

/** A downloaded copy of the user's data. */
export interface DataExportFile {
  /** A name such as `my-data-2026-11-20.zip`. */
  readonly fileName: string;
  readonly mediaType: string;
  /** The bytes, part by part. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

const refresh = (broker: Broker) =>
  void broker.queryClient.invalidateQueries({ queryKey: privacyQueries.requests(broker).queryKey });

const toBytes = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);

/** The mutations of copies of the user's data, and of a deletion; each invalidates the list, whatever its outcome. */
export const privacyMutations = {
  /** Requests a copy. While a copy is being made a further request changes nothing, so that a lost answer does no harm. */
  requestExport: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "RequestDataExport"],
      mutationFn: () =>
        runWithStepUp(broker, "RequestDataExport", () => broker.client.call("RequestDataExport", {})),
      onSettled: () => refresh(broker),
    }),
  /** Downloads a copy, one part after the other; it reads only, but it is a command of the user, which is never repeated. */
  download: (broker: Broker) =>
    mutationOptions({
      ...writes,
      // A file is not kept in the cache: other people may use this browser later.
      gcTime: 0,
      mutationKey: [...broker.rootKey, "DownloadDataExport"],
      mutationFn: async ({ id: exportId, parts }: DataExportId): Promise<DataExportFile> => {
        const first = await broker.client.call("DownloadDataExport", { exportId, part: 1 });
        const all = [toBytes(first.content)];
        for (let part = 2; part <= parts; part += 1)
          all.push(toBytes((await broker.client.call("DownloadDataExport", { exportId, part })).content));
        const { fileName, mediaType } = first;
        return { fileName, mediaType, parts: all };
      },
      onSettled: () => refresh(broker),
    }),
  /** Takes the request to delete the account back; without one it does nothing. */
  takeBackDeletion: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "CancelDeletion"],
      mutationFn: () => broker.client.call("CancelDeletion", {}),
      onSettled: () => refresh(broker),
    }),
};
