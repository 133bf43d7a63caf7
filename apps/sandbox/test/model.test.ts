import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { proveLedger } from "../src/ledger/invariants.store.ts";
import { approvalCommands, secondApproval } from "./model/approval-commands.ts";
import { MODEL_PAYEE_HOURS } from "./model/accounts.ts";
import { deletionCommands, MODEL_DELETION_DAYS } from "./model/deletion-commands.ts";
import { depositCommands } from "./model/deposit-commands.ts";
import { moneyCommands } from "./model/money-commands.ts";
import { payeeCommands } from "./model/payee-commands.ts";
import { setUp } from "./model/real.ts";
import { MODEL_FREEZE_HOURS } from "./model/freeze.ts";
import { modelLimits } from "./model/state.ts";
import { sessionCommands } from "./model/session-commands.ts";
import { unmatchedCommands } from "./model/unmatched-commands.ts";
import { createProvider, type Provider } from "./provider.ts";
import { figure, LONG, SEED } from "./rounds.ts";

const RUNS = LONG ? 6 * LONG : 3;

let provider: Provider;
beforeAll(async () => {
  const config = readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
  const withdrawalLimits = { day: modelLimits.day / 100, month: modelLimits.month / 100 };
  provider = await createProvider({
    config: {
      ...config,
      withdrawalLimits,
      freezeHours: MODEL_FREEZE_HOURS,
      payeeWaitHours: MODEL_PAYEE_HOURS,
      deletionWaitDays: MODEL_DELETION_DAYS,
      secondApprovalUsd: secondApproval / 100,
    },
  });
});
afterAll(() => provider.close());

test(
  `${RUNS} random lives of three users end as a small model predicts (seed ${SEED})`,
  { timeout: 900_000 },
  async () => {
    let steps = 0;
    const all = [
      ...sessionCommands,
      ...depositCommands,
      ...unmatchedCommands,
      ...moneyCommands,
      ...approvalCommands,
      ...payeeCommands,
      ...deletionCommands,
    ];
    const commands = fc.noBias(fc.commands(all, { maxCommands: 200, size: "max" }));
    const property = fc.asyncProperty(commands, async (life) => {
      await fc.asyncModelRun(async () => setUp(provider), life);
      steps += [...life].length;
      const { violations } = await proveLedger(provider.deps.sql);
      expect(violations).toEqual([]);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    figure("model", { runs: RUNS, steps, seed: SEED });
  },
);
