import { examples } from "@broker/api-spec/examples";
import * as v from "valibot";
import type { Broker } from "../src/broker.ts";
import { createTestProvider, type TestProvider } from "./provider.ts";
import { signedIn } from "./render.tsx";

const Body = v.looseObject({ paymentPlatformId: v.number(), amount: v.number(), amountUsd: v.number() });
const sample = examples.GetPaymentPlatforms.success.data.find(({ paymentTypeId }) => paymentTypeId === 3);
const names = ["ESS", "SmilePayz", "OnePay", "RazorPay", "FastPay"];
const toPlatforms = (all: readonly string[]) =>
  all.map((paymentPlatformName, index) =>
    Object.assign({}, sample, { paymentPlatformId: 31 + index, paymentPlatformName }),
  );

const envelope = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "", data });

/** The host of the test provider's hosted payments; the only host that the broker allows. */
export const PAYMENT_HOST = "pay.example.com";

/** Creates a provider with five gateways, a signed-in user, and a browser that records the windows that were opened. */
export async function atGateways(
  options: {
    isBlocked?: boolean;
    paymentUrl?: (transactionId: string) => string;
    idempotencyKeys?: boolean;
    /** The name of a further gateway, with the id 36. */
    sixth?: string;
  } = {},
) {
  const all = options.sixth === undefined ? names : [...names, options.sixth];
  const { paymentUrl = (id) => `https://${PAYMENT_HOST}/checkout/${id}` } = options;
  const bodies: v.InferOutput<typeof Body>[] = [];
  const windows: string[] = [];
  const browser = { isBlocking: options.isBlocked ?? false };
  const generate = async (request: Request) => {
    const body = v.parse(Body, await request.json());
    bodies.push(body);
    const key = request.headers.get("idempotency-key");
    const { deposits } = provider;
    const known = deposits.find((deposit) => deposit.key === key);
    const transactionId = known?.transactionId ?? `D-${deposits.length + 1}`;
    const paymentPlatformName = all[body.paymentPlatformId - 31] ?? "";
    const { amount, amountUsd } = body;
    if (!known) deposits.push({ transactionId, key, receipt: null, paymentPlatformName, amount, amountUsd });
    return envelope({ transactionId, paymentUrl: paymentUrl(transactionId) });
  };
  const provider: TestProvider = createTestProvider({
    GetPaymentPlatforms: () => envelope(toPlatforms(all)),
    GenerateDepositUrlEss: generate,
    GenerateDepositUrlSmilePayz: generate,
    GenerateDepositUrlOnePay: generate,
  });
  const withPayments = (broker: Broker): Broker => ({
    ...broker,
    idempotencyKeys: options.idempotencyKeys ?? true,
    payments: {
      ...broker.payments,
      allowedHosts: [PAYMENT_HOST],
      openWindow(url) {
        if (!browser.isBlocking) windows.push(url);
        return !browser.isBlocking;
      },
    },
  });
  const { broker } = await signedIn(provider);
  return {
    provider,
    bodies,
    windows,
    browser,
    broker: withPayments(broker),
    /** Reloads the page: returns another broker over the same storage. */
    reload: () => withPayments(provider.broker()),
  };
}
