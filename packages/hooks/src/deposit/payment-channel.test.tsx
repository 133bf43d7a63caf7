import { examples } from "@broker/api-spec/examples";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Broker } from "../broker.ts";
import { askForPaymentForm } from "./ask-for-payment-form.ts";
import { offerPaymentForm } from "./offer-payment-form.ts";
import { atGateways, PAYMENT_HOST } from "../../test/gateways.ts";

/** Freezes the time limit of the request, so that it does not pass on a busy machine. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

const form = {
  action: `https://${PAYMENT_HOST}/checkout`,
  method: "post" as const,
  inputs: [{ name: "reference", value: "D-1" }],
};
const owner = 100_234;

let page: Broker;
let handoff: Broker;
beforeEach(async () => {
  const { broker, reload } = await atGateways();
  page = broker;
  handoff = reload();
});

function offer(action = form.action) {
  const open = new AbortController();
  const payment = { staffUserId: owner, reference: "D-1", form: { ...form, action } };
  offerPaymentForm(page, payment, open.signal);
  onTestFinished(() => open.abort());
}

describe("a payment's form that could not be stored", () => {
  test("is found by its reference in the page that has it", async () => {
    offer();
    stopTimers();
    expect(await askForPaymentForm(handoff, "D-1")).toEqual(form);
  });

  test("is not found by another reference, nor without one", async () => {
    offer();
    expect(await askForPaymentForm(handoff, "D-2")).toBeNull();
    expect(await askForPaymentForm(handoff, null)).toBeNull();
  });

  test("leads to allowed hosts only", async () => {
    offer("https://elsewhere.example/");
    expect(await askForPaymentForm(handoff, "D-1")).toBeNull();
  });

  test("is returned to its user only", async () => {
    offer();
    const { reload } = await atGateways();
    const stranger = reload();
    stranger.session.signIn({ ...examples.UserLogin.success.data, staffUserId: 7 }, "stranger@example.com");
    expect(await askForPaymentForm(stranger, "D-1")).toBeNull();
    handoff.session.signOut();
    expect(await askForPaymentForm(handoff, "D-1")).toBeNull();
  });

  test("is not returned after its user has signed out", async () => {
    offer();
    const later = (await atGateways()).reload();
    page.session.signOut();
    expect(await askForPaymentForm(later, "D-1")).toBeNull();
  });
});
