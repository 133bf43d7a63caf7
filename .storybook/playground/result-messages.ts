/** The messages between the playground and the frame of its result. */
export type ResultMessage =
  | { readonly playground: "ready" }
  | { readonly playground: "code"; readonly code: string }
  | { readonly playground: "fault"; readonly fault: string | null };

/** Sends a message to a window of this site. */
export const send = (to: Window | null | undefined, message: ResultMessage): void =>
  to?.postMessage(message, location.origin);

/** Returns the message of an event that a window of this site sent; null for any other event. */
export function readMessage(
  event: MessageEvent<unknown>,
  from: Window | null | undefined,
): ResultMessage | null {
  if (event.origin !== location.origin || event.source !== from) return null;
  const { playground, code, fault } = Object(event.data);
  if (playground === "ready") return { playground };
  if (playground === "code" && typeof code === "string") return { playground, code };
  if (playground === "fault" && (fault === null || typeof fault === "string")) return { playground, fault };
  return null;
}
