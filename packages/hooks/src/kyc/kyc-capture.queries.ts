import type { Data } from "@broker/sdk";
import { isServer, queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/** Milliseconds between two reads while a phone has not sent its photo. */
const POLL = 2_000;

/** The timeout of a call whose request or answer has a photo, in milliseconds. It is long, because the network may be slow. */
export const PHOTO_TIMEOUT = 120_000;

/**
 * A photo of a document is removed from the cache as soon as no component uses it, because other people may use this browser
 * later. On a server no timer may keep the process running.
 */
const GC_TIME = isServer ? Infinity : 0;

const isOver = (capture: Data<"GetKycCapture"> | undefined): boolean =>
  capture?.state === "received" || capture?.state === "ended";

/** The query options of the camera of a phone, for providers with the capability `kycCapture`. */
export const kycCaptureQueries = {
  /**
   * Reads the state of the link every two seconds while the page is visible, until the photo has arrived or the link has ended.
   */
  capture: (broker: Broker, captureId: string) =>
    queryOptions({
      ...reads,
      staleTime: 0,
      gcTime: GC_TIME,
      queryKey: [...broker.rootKey, "kycCapture", captureId] as const,
      queryFn: ({ signal }) =>
        broker.client.call("GetKycCapture", { captureId }, { signal, timeout: PHOTO_TIMEOUT }),
      refetchInterval: ({ state }) => (isOver(state.data) ? false : POLL),
    }),
  /** Opens a link on the phone by its code, which tells which side to photograph; once for each code of a page. */
  link: (broker: Broker, { token, code }: { readonly token: string; readonly code: string }) =>
    queryOptions({
      ...reads,
      staleTime: Infinity,
      gcTime: GC_TIME,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      queryKey: [...broker.rootKey, "kycCaptureLink", token, code] as const,
      queryFn: ({ signal }) => broker.client.call("OpenKycCapture", { token, code }, { signal }),
    }),
};
