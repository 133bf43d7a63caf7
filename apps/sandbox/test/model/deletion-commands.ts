import fc from "fast-check";
import { expect } from "vitest";
import { isSignedIn, needsProof } from "./codes.ts";
import { by, type Command, command, pick } from "./command.ts";
import { decideDeposit, openDeposit, reportPayment } from "./deposit-commands.ts";
import { decideWithdrawal } from "./money-commands.ts";
import { decide, outcome, type Real } from "./real.ts";
import type { Deletion, Model, Person } from "./records.ts";
import { PASSWORD, prove, signIn } from "./session-calls.ts";
import { decideTransfer, moveToTrading, sendTrading } from "./transfer-calls.ts";
import { MINUTE } from "./tries.ts";
import { decidePart } from "./unmatched-commands.ts";

/** The days between a request to delete an account and the deletion, which the provider under test is configured with too. */
export const MODEL_DELETION_DAYS = 1;
const MOST_LISTED = 10;

/** Lists what prevents the deletion of an account: money, and what waits for a decision. */
function listBlocks(model: Model, person: Person) {
  const isOwn = ({ owner, status }: { readonly owner: Person; readonly status: number }) =>
    owner === person && status < 5;
  const transfers = model.transfers.filter(
    (one) => isOwn(one) || (one.recipient === person && one.status < 5),
  );
  const payments = model.unmatched.filter(({ deposit, left }) => deposit?.owner === person && left > 0);
  const waiting = (kind: string, found: readonly { readonly cents: number }[]) => ({
    kind,
    count: found.length,
    cents: found.reduce((sum, { cents }) => sum + cents, 0),
  });
  const kept = (kind: string, cents: number) => ({ kind, count: cents === 0 ? 0 : 1, cents });
  return [
    kept("eWallet", person.eWallet),
    kept("trading", person.trading),
    waiting("deposits", model.deposits.filter(isOwn)),
    waiting("withdrawals", model.withdrawals.filter(isOwn)),
    waiting("transfers", transfers),
    waiting(
      "payments",
      payments.map(({ leftUsd }) => ({ cents: leftUsd })),
    ),
  ].filter(({ count }) => count > 0);
}

const findOpen = ({ deletions }: Model, person: Person): Deletion | undefined =>
  deletions.find(({ owner, outcome: decided }) => owner === person && decided === null);

const ways = ["right", "wrong password", "another address"] as const;

/** Requests the deletion of an account; while one is open, the same one is the answer. */
async function request(model: Model, real: Real, person: Person, how: (typeof ways)[number]): Promise<void> {
  const now = real.now();
  const { visitor, email } = real.account(person);
  const { code, data } = await outcome(
    visitor.client.call("RequestDeletion", {
      email: how === "another address" ? "other@example.com" : email,
      password: how === "wrong password" ? "guess" : PASSWORD,
    }),
  );
  if (!isSignedIn(person, now)) return expect(code).toBe(4001);
  if (how === "another address") return expect(code).toBe(0);
  if (!person.passwordTries.allow(now)) return expect(code).toBe(4029);
  if (how === "wrong password") return expect(code).toBe(1008);
  const open = findOpen(model, person);
  if (open) return expect({ code, data }).toEqual({ code: 1, data: { deletionId: open.id } });
  if (listBlocks(model, person).length > 0) return expect(code).toBe(1152);
  if (needsProof(person, "RequestDeletion", now)) return expect(code).toBe(1102);
  if (!person.deletionTries.allow(now)) return expect(code).toBe(4029);
  expect(code).toBe(1);
  person.proofs.delete("RequestDeletion");
  const erasableFrom = new Date(now + MODEL_DELETION_DAYS * 86_400_000).getTime();
  model.deletions.push({ id: data?.deletionId ?? "", owner: person, erasableFrom, outcome: null });
  // Sends the reminder, so that the e-mail of a later code is the newest one.
  await real.provider.work();
}

/** Ends everything of a user, as the deletion does. */
async function end(real: Real, person: Person): Promise<void> {
  person.isErased = true;
  person.session = null;
  person.code = null;
  person.proofs.clear();
  person.payees = [];
  // The address is unknown from now on, and so is the browser.
  person.wrongPasswords.forget();
  const { userId, visitor } = real.account(person);
  expect((await outcome(visitor.client.call("GetUserInfo", {}))).code).toBe(4001);
  const kept = ["session", "payee", "one_time_code", "step_up_proof", "authenticator", "mail"]
    .map((table) => `select 1 from ${table} where user_id = ${userId}`)
    .join(" union all ");
  expect((await real.provider.query(kept)).rows).toEqual([]);
}

/** Decides on a request as staff, who can delete an account only after the wait and without money in it. */
async function decideDeletion(
  model: Model,
  real: Real,
  found: Deletion,
  step: "erase" | "reject",
): Promise<void> {
  const status = await decide(real, `deletions/${found.id}/${step}`, { comment: "seen" });
  const isErasable = real.now() >= found.erasableFrom && listBlocks(model, found.owner).length === 0;
  const mayHappen = found.outcome === null && (step === "reject" || isErasable);
  expect(status).toBe(mayHappen ? 200 : 409);
  if (!mayHappen) return;
  found.outcome = step === "erase" ? "erased" : "refused";
  if (step === "erase") await end(real, found.owner);
}

/** Empties an account: staff close what waits, and the money goes to another user. */
async function clear(model: Model, real: Real, person: Person, heir: Person): Promise<void> {
  for (const one of model.unmatched)
    if (one.deposit?.owner === person && one.left > 0)
      await decidePart(model, real, one, { step: "return", share: 1, isStale: false });
  for (const one of model.deposits)
    if (one.owner === person && one.status < 5) await decideDeposit(model, real, one, "cancel");
  for (const one of model.withdrawals)
    if (one.owner === person && one.status < 5) await decideWithdrawal(real, one, "reject");
  for (const one of model.transfers)
    if ([one.owner, one.recipient].includes(person) && one.status < 5)
      await decideTransfer(real, one, "reject");
  if (person.eWallet > 0) await moveToTrading(real, person, person.eWallet);
  if (person.trading > 0) await sendTrading(model, real, person, heir, person.trading);
  const sent = model.transfers.at(-1);
  if (sent?.owner === person && sent.status === 1) await decideTransfer(real, sent, "approve");
}

/** Takes the open request back; without one nothing changes. */
async function takeBack(model: Model, real: Real, person: Person): Promise<void> {
  const { code } = await outcome(real.account(person).visitor.client.call("CancelDeletion", {}));
  if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
  expect(code).toBe(1);
  const open = findOpen(model, person);
  if (open) open.outcome = "cancelled";
}

/** Waits until a deletion is possible, and has staff decide. */
async function waitAndErase(model: Model, real: Real, found: Deletion): Promise<void> {
  real.provider.clock.advance(Math.max(0, found.erasableFrom - real.now()) / MINUTE);
  await decideDeletion(model, real, found, "erase");
}

const endings = [
  "nothing",
  "nothing",
  "nothing",
  "nothing",
  "a second request",
  "the end",
  "a late payment",
] as const;

/** Users who leave, of whom some are deleted at once; of these, some have paid for a deposit that was cancelled. */
const leaving = fc
  .tuple(fc.nat(2), fc.integer({ min: 1, max: 2 }), fc.constantFrom(...endings))
  .map(([who, next, ending]) =>
    command(
      `${by(who)} leaves everything to ${by((who + next) % 3)}, followed by ${ending}`,
      async (model, real) => {
        const person = model.people[who];
        const heir = model.people[(who + next) % 3];
        if (!person || !heir || person.isErased || heir.isErased) return;
        if (!isSignedIn(person, real.now())) await signIn(person, real, PASSWORD);
        if (ending === "a late payment")
          await openDeposit(model, real, person, { usd: 1_500, isAtGateway: true });
        await clear(model, real, person, heir);
        if (person.lastStep !== null) await prove(person, real, "RequestDeletion");
        await request(model, real, person, "right");
        const open = findOpen(model, person);
        if (ending === "nothing" || !open) return;
        if (ending === "a second request") {
          await takeBack(model, real, person);
          await request(model, real, person, "right");
          // A decision on the earlier request does not decide on the later one.
          return decideDeletion(model, real, open, "reject");
        }
        await waitAndErase(model, real, open);
        const paid = model.deposits.findLast((one) => one.owner === person && one.isAtGateway);
        if (ending !== "a late payment" || !paid) return;
        await reportPayment(model, real, paid, { kind: "paid", how: "new" });
        const kept = model.unmatched.at(-1);
        if (kept?.deposit === paid)
          await decidePart(model, real, kept, { step: "credit", share: 1, isStale: false });
      },
    ),
  );

const requesting = fc.tuple(fc.nat(2), fc.constantFrom("right" as const, ...ways)).map(([who, how]) =>
  command(`${by(who)} asks for the deletion (${how})`, async (model, real) => {
    const person = model.people[who];
    if (person) await request(model, real, person, how);
  }),
);

const takingBack = fc.nat(2).map((who) =>
  command(`${by(who)} takes the deletion back`, async (model, real) => {
    const person = model.people[who];
    if (person) await takeBack(model, real, person);
  }),
);

const deciding = fc
  .tuple(fc.nat(20), fc.boolean(), fc.constantFrom("erase" as const, "erase" as const, "reject" as const))
  .map(([index, isOpen, step]) =>
    command(`staff ${step} ${isOpen ? "open " : ""}deletion ${index}`, async (model, real) => {
      const found = pick(
        model.deletions.filter(({ outcome: decided }) => !isOpen || decided === null),
        index,
      );
      if (found) await decideDeletion(model, real, found, step);
    }),
  );

const reading = fc.nat(2).map((who) =>
  command(`${by(who)} reads the requests for a deletion`, async (model, real) => {
    const person = model.people[who];
    if (!person) return;
    const { code, data } = await outcome(real.account(person).visitor.client.call("GetDataRequests", {}));
    if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
    const deletions = model.deletions
      .filter(({ owner }) => owner === person)
      .map(({ id, outcome: decided }) => ({ deletionId: id, state: decided ?? "waiting" }))
      .toReversed()
      .slice(0, MOST_LISTED);
    const deletionBlocks = listBlocks(model, person).map(({ kind, count, cents }) => ({
      kind,
      count,
      amountUsd: cents / 100,
    }));
    expect(data).toMatchObject({ deletions, deletionBlocks });
  }),
);

/** Requests to delete accounts, and decisions of staff on them; a deletion is rare, since it ends a life. */
export const deletionCommands: readonly fc.Arbitrary<Command>[] = [
  leaving,
  fc.oneof(requesting, takingBack),
  deciding,
  reading,
];
