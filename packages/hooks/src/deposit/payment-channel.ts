import { isAbsent, isNumber, isText, recordOf } from "../kept-value.ts";
import { isPaymentForm } from "./payment-handoff.ts";

/** Returns whether a message asks for the form of a payment. */
export const isQuestion = recordOf({ reference: isText, staffUserId: isNumber, form: isAbsent });

/** Returns whether a message holds the form of a payment. */
export const isAnswer = recordOf({ reference: isText, staffUserId: isNumber, form: isPaymentForm });

/** Opens the channel on which a hand-off document asks for the form of a payment; only pages of the same origin can use it. */
export const openPaymentChannel = () => new BroadcastChannel("paymentForm");

/** Sends a message. */
export function sendMessage(channel: BroadcastChannel, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message);
}
