import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Failure } from "../failure.ts";
import type { GatewayDefinition } from "./gateway.rules.ts";
import type { DepositCatalogue } from "./deposit-terms.ts";
import type { createDepositMachine } from "./deposit.machine.ts";
import type { PaymentHandoff } from "./payment-handoff.ts";
import type { AcceptedAt } from "./use-accepted-options.ts";
import type { GatewayOptionsState } from "./use-gateway-options.ts";

type Machine = ReturnType<typeof createDepositMachine>;

/** The inputs of `toDepositState`. */
export interface DepositSurroundings {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: (event: EventFromLogic<Machine>) => void;
  /** The registry of gateways; by default the registry of the specification. */
  readonly gateways?: readonly GatewayDefinition[] | undefined;
  readonly catalogue: DepositCatalogue | null;
  /** The platforms of the last visit, which can be chosen from while the lists are loading. */
  readonly keptCatalogue: DepositCatalogue | null;
  readonly options: GatewayOptionsState | null;
  readonly accepted: AcceptedAt;
  readonly user: { readonly currencyCode: string; readonly companyId: number } | null;
  readonly loadingFailed: Failure | null;
  readonly retryLoading: () => void;
  readonly linkTo: (payment: { transactionId: string; handoff: PaymentHandoff }) => string;
}
