import type { Broker } from "../broker.ts";
import type { Judged } from "../kept-value.ts";
import { isStillIn } from "../session/user-in.ts";
import { type isAnswer, isQuestion, openPaymentChannel, say } from "./payment-channel.ts";

/** Answers hand-off documents that ask for one payment of one user, while that user is signed in. Stops when the signal aborts. */
export function offerPaymentForm(
  broker: Broker,
  { staffUserId, reference, form }: Judged<typeof isAnswer>,
  signal: AbortSignal,
): void {
  const channel = openPaymentChannel();
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const isMeant = isQuestion(data) && data.reference === reference && data.staffUserId === staffUserId;
    if (isMeant && isStillIn(broker, staffUserId)) say(channel, { staffUserId, reference, form });
  });
  signal.addEventListener("abort", () => channel.close());
}
