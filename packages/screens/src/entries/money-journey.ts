import type { Broker } from "@broker/hooks";
import type { MoneyJourneyScreenProps } from "../deposit-withdrawal/money-journey.screen.tsx";
import * as deposit from "./deposit.ts";
import * as withdrawal from "./withdrawal.ts";

export {
  MoneyJourneyScreen,
  type MoneyJourneyScreenProps,
} from "../deposit-withdrawal/money-journey.screen.tsx";

/** Preloads the code of the journey and, for a signed-in user, its first data. */
export function preload(broker: Broker, journey: MoneyJourneyScreenProps["journey"]): void {
  ({ deposit, withdrawal })[journey].preload(broker);
}
