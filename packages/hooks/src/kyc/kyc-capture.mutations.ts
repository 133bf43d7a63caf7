import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { PHOTO_TIMEOUT } from "./kyc-capture.queries.ts";
import type { KycSide } from "./kyc-review.rules.ts";

/** The mutations of the camera of a phone. Their variables and results are secrets or documents, so none is cached. */
export const kycCaptureMutations = {
  /** Creates a link for the photo of one side; the user's earlier link ends. */
  begin: (broker: Broker) =>
    mutationOptions({
      ...writes,
      gcTime: 0,
      mutationKey: [...broker.rootKey, "BeginKycCapture"],
      mutationFn: ({ side }: { readonly side: KycSide; readonly owner: number | null }) =>
        broker.client.call("BeginKycCapture", { side }),
    }),
  /** Sends the photo from the phone. After a lost answer the same file can be sent again. */
  send: (broker: Broker) =>
    mutationOptions({
      ...writes,
      gcTime: 0,
      mutationKey: [...broker.rootKey, "SendKycCapture"],
      mutationFn: ({ token, file }: { readonly token: string; readonly file: File }) =>
        broker.client.call("SendKycCapture", { Token: token, File: file }, { timeout: PHOTO_TIMEOUT }),
    }),
};
