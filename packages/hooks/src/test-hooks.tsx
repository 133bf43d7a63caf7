import type { Broker } from "./broker.ts";
import * as publicNames from "./index.ts";
import { BrokerProvider } from "./provider.tsx";

/** What a hook is given where `{}` will not do. */
const inputs: Readonly<Record<string, readonly unknown[]>> = {
  useCapability: ["logout"],
  useEligibility: ["deposit"],
  useEmailVerification: [{ token: "a-token" }],
  useNewPassword: [{ token: "a-token" }],
  useTransfer: ["eWallet"],
};

/** Every public hook, by name, as a function without parameters; one that is added is among them at once. */
export const everyHook: readonly (readonly [string, () => unknown])[] = Object.entries(publicNames).flatMap(
  ([name, hook]) =>
    /^use[A-Z]/.test(name) && typeof hook === "function"
      ? [[name, (): unknown => Reflect.apply(hook, undefined, inputs[name] ?? [{}])] as const]
      : [],
);

function Said({ call }: { call: () => unknown }) {
  return JSON.stringify(call()) ?? "nothing";
}

/** A page that shows what a hook says, as text. */
export function PageOf({ call, broker }: { call: () => unknown; broker: Broker }) {
  return (
    <BrokerProvider broker={broker}>
      <Said call={call} />
    </BrokerProvider>
  );
}
