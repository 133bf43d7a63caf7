import { readConfig } from "../src/config.ts";
import type { StepUpPurpose } from "../src/step-up/step-up.store.ts";
import type { Visitor } from "./provider.ts";

/**
 * The configuration of a provider whose users withdraw right after they set up an app, which would freeze withdrawals, and
 * to an account that they have just set.
 */
export const withoutWaits = readConfig({
  PORTAL_DIR: "/nowhere",
  STORYBOOK_DIR: "/nowhere",
  WITHDRAWAL_FREEZE_HOURS: "0",
  PAYEE_WAIT_HOURS: "0",
});

/** Proves the second factor of a user for a call. */
export const stepUpOf = ({ client }: Visitor, purpose: StepUpPurpose, code: string): Promise<null> =>
  client.call("CompleteStepUp", { purpose, code });
