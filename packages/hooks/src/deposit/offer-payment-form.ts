import type { Broker } from "../broker.ts";
import type { Guarded } from "../kept-value.ts";
import { isStillSignedIn } from "../session/signed-in-user.ts";
import { type isAnswer, isQuestion, openPaymentChannel, sendMessage } from "./payment-channel.ts";

/** Answers hand-off documents that ask for one payment of one user, while that user is signed in. Stops when the signal aborts. */
export function offerPaymentForm(
  broker: Broker,
  { staffUserId, reference, form }: Guarded<typeof isAnswer>,
  signal: AbortSignal,
): void {
  const channel = openPaymentChannel();
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const isMeant = isQuestion(data) && data.reference === reference && data.staffUserId === staffUserId;
    if (isMeant && isStillSignedIn(broker, staffUserId))
      sendMessage(channel, { staffUserId, reference, form });
  });
  signal.addEventListener("abort", () => channel.close());
}
