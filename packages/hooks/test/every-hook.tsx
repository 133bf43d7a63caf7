import type { Broker } from "../src/broker.ts";
import * as publicNames from "../src/index.ts";
import { BrokerProvider } from "../src/provider.tsx";

/** The arguments of hooks that need more than `{}`. */
const inputs: Readonly<Record<string, readonly unknown[]>> = {
  useCapability: ["logout"],
  useEligibility: ["deposit"],
  useKycPhoto: [{ token: "a-token" }],
  useEmailVerification: [{ token: "a-token" }],
  useNewPassword: [{ token: "a-token" }],
  useSignInReport: [{ token: "a-token" }],
  useSignInStep: [{ challenge: "a-challenge" }],
  useStepUp: [{ id: 1, purpose: "WithdrawalRequest", resume: () => {}, cancel: () => {} }],
  useTransfer: ["eWallet"],
};

/** Every public hook, by name, as a function without parameters; new hooks are included automatically. */
export const everyHook: readonly (readonly [string, () => unknown])[] = Object.entries(publicNames).flatMap(
  ([name, hook]) =>
    /^use[A-Z]/.test(name) && typeof hook === "function"
      ? [[name, (): unknown => Reflect.apply(hook, undefined, inputs[name] ?? [{}])] as const]
      : [],
);

function Said({ call }: { call: () => unknown }) {
  return JSON.stringify(call()) ?? "nothing";
}

/** A page that shows a hook's result as text. */
export function PageOf({ call, broker }: { call: () => unknown; broker: Broker }) {
  return (
    <BrokerProvider broker={broker}>
      <Said call={call} />
    </BrokerProvider>
  );
}
