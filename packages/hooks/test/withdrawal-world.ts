import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { MissingRequirement } from "../src/eligibility/eligibility.rules.ts";
import { createTestOncePorts } from "./once-ports.ts";
import { createWithdrawalMachine, type WithdrawalPorts } from "../src/withdrawal/withdrawal.machine.ts";
import type { WithdrawalIntent } from "../src/withdrawal/withdrawal.intent.ts";
import type { WithdrawalDraft } from "../src/withdrawal/withdrawal.storage.ts";

const error = (kind: ApiErrorKind, code = 0, retryAt?: number) =>
  new ApiError({
    operation: "WithdrawalRequest",
    kind,
    code,
    message: "Said by the provider.",
    ...(retryAt !== undefined && { retryAt }),
  });
/** An identity check that was not submitted. */
export const kycMissing: MissingRequirement = {
  requirement: "kyc",
  fixAt: "myAccount",
  isBlocking: true,
  isUnderReview: false,
};

/** Creates ports of lambdas that record their arguments. */
export function createWorld(ports: Partial<WithdrawalPorts> = {}) {
  const sent: { key: string; code: string }[] = [];
  const clock = new SimulatedClock();
  const submit = ports.submitWithdrawal ?? (() => Promise.resolve({ transactionId: "W-1" }));
  const machine = createWithdrawalMachine({
    terms: () => ({
      platformName: "Daybreak Bank",
      currencyCode: "MYR",
      buyRate: "4.41",
      min: "10",
      max: "1000",
      available: "5000",
      reached: null,
    }),
    ...createTestOncePorts<WithdrawalIntent>(),
    bindsCodes: () => false,
    now: () => clock.now(),
    checkEligibility: () => Promise.resolve([]),
    requestCode: () => Promise.resolve({ resendAt: clock.now() + 60_000, expiresAt: clock.now() + 300_000 }),
    findWithdrawals: () => Promise.resolve([]),
    ...ports,
    submitWithdrawal: (withdrawal, signal) => {
      sent.push({ key: withdrawal.intent.key, code: withdrawal.code });
      return submit(withdrawal, signal);
    },
  });
  const open = (draft: WithdrawalDraft | null = null) =>
    createActor(machine, { input: { draft }, clock }).start();
  return { open, sent, clock };
}

type Actor = ReturnType<ReturnType<typeof createWorld>["open"]>;
type Value = ReturnType<Actor["getSnapshot"]>["value"];
/** Waits until the journey is in a state. */
export const reach = (actor: Actor, journey: Value["journey"]) =>
  waitFor(actor, ({ value }) => value.journey === journey);
/** Waits until the region of codes is in a state. */
export const reachCode = (actor: Actor, code: Value["code"]) =>
  waitFor(actor, ({ value }) => value.code === code);
/** An error of a call. */
export const rejected =
  (...details: Parameters<typeof error>) =>
  () =>
    Promise.reject(error(...details));
/** Waits for the platforms, and continues with the platform 11. */
export async function choosePlatform(actor: Actor) {
  await reach(actor, "choosingPlatform");
  actor.send({ type: "platform.choose", platformId: 11 });
  actor.send({ type: "step.next" });
  return actor;
}

/** Drives the withdrawal to a code that was sent and typed. */
export async function enterDetails(actor: Actor, usd = "100") {
  await choosePlatform(actor);
  actor.send({ type: "amount.change", field: "usd", text: usd });
  actor.send({ type: "code.request" });
  await reachCode(actor, "cooling");
  actor.send({ type: "code.change", text: "493027" });
  return actor;
}

/** Reviews the withdrawal and confirms it twice. */
export async function confirm(actor: Actor) {
  actor.send({ type: "step.next" });
  await reach(actor, "reviewing");
  actor.send({ type: "withdrawal.confirm" });
  actor.send({ type: "withdrawal.confirm" });
}
