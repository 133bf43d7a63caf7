import type { Person } from "./records.ts";

/** The length of a freeze of withdrawals in hours, which the provider under test is configured with too. */
export const MODEL_FREEZE_HOURS = 0.1;

/** Returns whether money of a user cannot leave, because the second factor was set up shortly before. */
export const isFrozen = ({ changedAt }: Person, now: number): boolean =>
  changedAt !== null && now - changedAt < MODEL_FREEZE_HOURS * 3_600_000;
