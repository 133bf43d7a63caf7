import type { Broker } from "../broker.ts";
import { isAbsent, isNumber, isText, type Judged, recordOf } from "../kept-value.ts";
import { isStillIn, userIn } from "../session/user-in.ts";
import { isPaymentForm, type PaymentForm, recheckHandoff } from "./payment-handoff.ts";

/** Heard by the pages of this origin only. */
const CHANNEL = "paymentForm";

/** How long the hand-off document waits for the page that it was opened from, in milliseconds. */
const PATIENCE = 500;

const payment = { reference: isText, staffUserId: isNumber };
const isQuestion = recordOf({ ...payment, form: isAbsent });
const isAnswer = recordOf({ ...payment, form: isPaymentForm });

function say(channel: BroadcastChannel, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message);
}

/** Answers hand-off documents that ask for one payment of one user, while that user is signed in. Ends with the signal. */
export function offerPaymentForm(
  broker: Broker,
  { staffUserId, reference, form }: Judged<typeof isAnswer>,
  signal: AbortSignal,
): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const isMeant = isQuestion(data) && data.reference === reference && data.staffUserId === staffUserId;
    if (isMeant && isStillIn(broker, staffUserId)) say(channel, { staffUserId, reference, form });
  });
  signal.addEventListener("abort", () => channel.close());
}

/**
 * Asks the page in which a payment was begun for its form, where a full storage could not keep it: one of the signed-in
 * user's own, that goes where payments may go. Null where no page has it.
 *
 * @example
 * const form = readPaymentForm(broker, reference) ?? (await askForPaymentForm(broker, reference));
 */
export function askForPaymentForm(broker: Broker, reference: string | null): Promise<PaymentForm | null> {
  const staffUserId = userIn(broker);
  if (staffUserId === null || reference === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (form: PaymentForm | null) => {
      clearTimeout(timer);
      channel.close();
      resolve(form);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isAnswer(data) || data.reference !== reference) return;
      if (data.staffUserId !== staffUserId || !isStillIn(broker, staffUserId)) return;
      const handoff = recheckHandoff({ kind: "form", form: data.form }, broker.payments);
      end(handoff?.kind === "form" ? handoff.form : null);
    });
    say(channel, { reference, staffUserId });
  });
}
