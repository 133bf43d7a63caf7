import type { Broker } from "../broker.ts";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";
import { isAnswer, openPaymentChannel, sendMessage } from "./payment-channel.ts";
import { type PaymentForm, recheckHandoff } from "./payment-handoff.ts";

/** The maximum time that the hand-off document waits for the page that opened it, in milliseconds. */
const PATIENCE = 500;

/**
 * Asks the page in which a payment was begun for its form, where a full storage could not keep the form. Returns a
 * form of the signed-in user that leads to an allowed address; null where no page has it.
 *
 * @example
 * const form = readPaymentForm(broker, reference) ?? (await askForPaymentForm(broker, reference));
 */
export function askForPaymentForm(broker: Broker, reference: string | null): Promise<PaymentForm | null> {
  const staffUserId = userIdOf(broker);
  if (staffUserId === null || reference === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const channel = openPaymentChannel();
    const end = (form: PaymentForm | null) => {
      clearTimeout(timer);
      channel.close();
      resolve(form);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isAnswer(data) || data.reference !== reference) return;
      if (data.staffUserId !== staffUserId || !isStillSignedIn(broker, staffUserId)) return;
      const handoff = recheckHandoff({ kind: "form", form: data.form }, broker.payments);
      end(handoff?.kind === "form" ? handoff.form : null);
    });
    sendMessage(channel, { reference, staffUserId });
  });
}
