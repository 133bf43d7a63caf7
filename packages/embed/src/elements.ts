import { BrokerElement } from "./element.ts";

/**
 * The deposit wizard in a frame.
 *
 * @example
 * <broker-deposit portal="https://portal.example.com" lang="en" theme="dark"></broker-deposit>
 */
export class BrokerDepositElement extends BrokerElement {
  readonly journey = "deposit";
}

/**
 * The withdrawal wizard in a frame.
 *
 * @example
 * <broker-withdrawal portal="https://portal.example.com"></broker-withdrawal>
 */
export class BrokerWithdrawalElement extends BrokerElement {
  readonly journey = "withdrawal";
}

/**
 * The identity check in a frame.
 *
 * @example
 * <broker-verification portal="https://portal.example.com"></broker-verification>
 */
export class BrokerVerificationElement extends BrokerElement {
  readonly journey = "verification";
}

declare global {
  interface HTMLElementTagNameMap {
    "broker-deposit": BrokerDepositElement;
    "broker-withdrawal": BrokerWithdrawalElement;
    "broker-verification": BrokerVerificationElement;
  }
}

const elements = {
  "broker-deposit": BrokerDepositElement,
  "broker-withdrawal": BrokerWithdrawalElement,
  "broker-verification": BrokerVerificationElement,
};

// The types promise a registry, which servers lack. A second copy of the module defines nothing.
const registry: CustomElementRegistry | undefined = Reflect.get(globalThis, "customElements");
for (const [name, element] of Object.entries(elements))
  if (registry?.get(name) === undefined) registry?.define(name, element);
