import type { StepUpPurpose } from "../src/step-up/step-up.store.ts";
import type { Visitor } from "./provider.ts";

/** Proves the second factor of a user for a call. */
export const stepUpOf = ({ client }: Visitor, purpose: StepUpPurpose, code: string): Promise<null> =>
  client.call("CompleteStepUp", { purpose, code });
