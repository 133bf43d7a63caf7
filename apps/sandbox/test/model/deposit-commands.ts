import Big from "big.js";
import fc from "fast-check";
import { expect } from "vitest";
import { isSignedIn } from "./codes.ts";
import { by, type Command, command, pick } from "./command.ts";
import { cents } from "./money-commands.ts";
import { decide, outcome, type Real, report } from "./real.ts";
import { cancelCode, type Deposit, type Model, type Person, settle } from "./records.ts";
import { waitsFor } from "./state.ts";
import { keepUnmatched } from "./unmatched-commands.ts";
import { limitCode, local } from "./withdrawal-calls.ts";

const LATE = 24 * 60 * 60_000;
const reports = ["paid", "less", "declined"] as const;

/** Predicts the effect of a report on a deposit, as the beginning of the provider's message. */
function effectOf(deposit: Deposit, kind: (typeof reports)[number], now: number): string {
  if (kind === "declined") return deposit.status === 1 ? "cancelled" : "nothing";
  const isGood = kind === "paid" && now - deposit.at <= LATE && deposit.status === 1;
  return isGood ? "credited" : "unmatched";
}

/** Decides on a deposit as staff. */
export async function decideDeposit(
  model: Model,
  real: Real,
  deposit: Deposit,
  step: "process" | "complete" | "cancel",
): Promise<void> {
  const status = await decide(real, `deposits/${deposit.id}/${step}`);
  const isPaidOtherwise = step === "complete" && waitsFor(model, deposit);
  const mayHappen = step === "process" ? deposit.status === 1 : deposit.status <= 2 && !isPaidOtherwise;
  expect(status).toBe(mayHappen ? 200 : 409);
  if (mayHappen) settle(deposit, step === "process" ? 2 : step === "complete" ? 5 : 6);
}

/** Requests a deposit, by hand or at a gateway. */
export async function openDeposit(
  model: Model,
  real: Real,
  person: Person,
  { usd, isAtGateway }: { readonly usd: number; readonly isAtGateway: boolean },
): Promise<void> {
  const { client } = real.account(person).visitor;
  const input = { currencyCode: "MYR", amount: local(usd, "4.47"), amountUsd: usd / 100 };
  const method = { paymentPlatformId: 32, paymentMethodCode: "FPX" };
  const { code, data } = await outcome<{ transactionId: string }>(
    isAtGateway
      ? client.call("GenerateDepositUrlSmilePayz", { ...input, ...method })
      : client.call("DepositRequest", { ...input, paymentPlatformId: 11 }),
  );
  if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
  const limit = limitCode(usd);
  if (limit) return expect(code).toBe(limit);
  expect(code).toBe(1);
  const amount = input.amount.toFixed(2);
  const fixed = { id: data?.transactionId ?? "", owner: person, cents: usd, amount, at: real.now() };
  model.deposits.push({ ...fixed, isAtGateway, status: 1, payments: [] });
}

/** What a gateway reports of a deposit, and how. */
interface Reported {
  readonly kind: (typeof reports)[number];
  readonly how: "new" | "again" | "forged";
}

/** Sends a report of the gateway about a deposit. */
export async function reportPayment(
  model: Model,
  real: Real,
  deposit: Deposit,
  { kind, how }: Reported,
): Promise<void> {
  const known = how === "again" ? deposit.payments.at(-1) : undefined;
  const amount = kind === "less" ? new Big(deposit.amount).div(2).toFixed(2) : deposit.amount;
  const outcome = kind === "declined" ? "declined" : "paid";
  const payment = known ?? { paymentId: `${deposit.id}-${deposit.payments.length}`, outcome, amount };
  const body = { ...payment, transactionId: deposit.id, currencyCode: "MYR" };
  const answer = await report(real, body, how === "forged");
  if (how === "forged") return expect(answer).toMatchObject({ responseCode: 4003 });
  if (known) return expect(answer).toMatchObject({ effect: "known already" });
  const effect = effectOf(deposit, kind, real.now());
  expect(answer).toMatchObject({ effect: expect.stringMatching(`^${effect}`) });
  deposit.payments.push(payment);
  if (effect === "credited") settle(deposit, 5);
  if (effect === "cancelled") settle(deposit, 6);
  if (effect !== "unmatched") return;
  if (deposit.status === 1) settle(deposit, 2);
  await keepUnmatched(model, real, deposit, amount);
}

/** Deposits by hand and at a gateway, decisions of staff, and reports of the gateway. */
export const depositCommands: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(fc.nat(2), cents, fc.boolean()).map(([who, usd, isAtGateway]) =>
    command(`${by(who)} deposits ${usd} cents${isAtGateway ? " at a gateway" : ""}`, async (model, real) => {
      const person = model.people[who];
      if (person) await openDeposit(model, real, person, { usd, isAtGateway });
    }),
  ),
  fc.tuple(fc.nat(20), fc.constantFrom("process", "complete", "cancel")).map(([index, step]) =>
    command(`staff ${step} deposit ${index}`, async (model, real) => {
      const deposit = pick(model.deposits, index);
      if (deposit) await decideDeposit(model, real, deposit, step);
    }),
  ),
  fc.tuple(fc.nat(2), fc.nat(20)).map(([who, index]) =>
    command(`${by(who)} cancels deposit ${index}`, async (model, real) => {
      const person = model.people[who];
      const deposit = pick(model.deposits, index);
      if (!person || !deposit) return;
      const { client } = real.account(person).visitor;
      const { code } = await outcome(client.call("CancelDeposit", { transactionId: deposit.id }));
      if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
      const isPaid = deposit.status === 1 && deposit.owner === person && waitsFor(model, deposit);
      expect(code).toBe(isPaid ? 2006 : cancelCode(deposit, person));
      if (code === 1) settle(deposit, 6);
    }),
  ),
  fc
    .tuple(
      fc.nat(20),
      fc.constantFrom("paid" as const, ...reports),
      fc.constantFrom("new", "new", "again", "forged"),
    )
    .map(([index, kind, how]) =>
      command(`the gateway reports ${kind} of deposit ${index} (${how})`, async (model, real) => {
        const deposit = pick(
          model.deposits.filter((one) => one.isAtGateway),
          index,
        );
        if (deposit) await reportPayment(model, real, deposit, { kind, how });
      }),
    ),
];
