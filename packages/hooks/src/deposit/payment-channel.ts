import { isAbsent, isNumber, isText, recordOf } from "../kept-value.ts";
import { isPaymentForm } from "./payment-handoff.ts";

const payment = { reference: isText, staffUserId: isNumber };

/** Tells whether a message asks for the form of a payment. */
export const isQuestion = recordOf({ ...payment, form: isAbsent });

/** Tells whether a message answers with the form of a payment. */
export const isAnswer = recordOf({ ...payment, form: isPaymentForm });

/** Opens the channel on which a hand-off document asks for the form of a payment; pages of this origin only hear it. */
export const openPaymentChannel = () => new BroadcastChannel("paymentForm");

/** Sends a question or an answer. */
export function say(channel: BroadcastChannel, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message);
}
