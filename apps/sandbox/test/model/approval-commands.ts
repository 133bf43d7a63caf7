import fc from "fast-check";
import { expect } from "vitest";
import { type Command, command, pick } from "./command.ts";
import { colleagues, decideAs } from "./real.ts";
import { type Case, type Deposit, type Model, settle } from "./records.ts";
import { waitsFor } from "./state.ts";

/** The amount in cents above which two members of staff have to approve; the provider under test is configured with it too. */
export const secondApproval = 30_000;

/** A desk with its records and with the step that moves their money. */
interface Desk<Found extends Case> {
  readonly name: string;
  readonly step: string;
  list(model: Model): readonly Found[];
  /** Returns whether staff can take the step. */
  isPossible(model: Model, found: Found): boolean;
  /** Moves the money in the model. */
  apply(found: Found): void;
}

const deposits: Desk<Deposit> = {
  name: "deposits",
  step: "complete",
  list: (model) => model.deposits,
  isPossible: (model, found) => found.status <= 2 && !waitsFor(model, found),
  apply: (found) => settle(found, 5),
};
const withdrawals: Desk<Case> = {
  name: "withdrawals",
  step: "approve",
  list: (model) => model.withdrawals,
  isPossible: (_model, found) => found.status < 5,
  apply(found) {
    found.status = 5;
    found.owner.withdrawalHold -= found.cents;
  },
};

/** Creates approvals of the records of a desk by one of two members of staff. */
const approvalsOf = <Found extends Case>({ name, step, list, isPossible, apply }: Desk<Found>) =>
  fc.tuple(fc.nat(20), fc.nat(colleagues.length - 1)).map(([index, who]) =>
    command(`${colleagues[who]} takes the step ${step} for ${name} ${index}`, async (model, real) => {
      const found = pick(list(model), index);
      if (!found) return;
      const status = await decideAs(real, who, `${name}/${found.id}/${step}`);
      const first = model.approvals.get(found.id);
      const isAlone = found.cents <= secondApproval;
      const isAllowed = isPossible(model, found) && (isAlone || first !== who);
      expect(status).toBe(isAllowed ? 200 : 409);
      if (!isAllowed) return;
      if (isAlone || first !== undefined) apply(found);
      else model.approvals.set(found.id, who);
    }),
  );

/** Decisions of two members of staff, who both have to approve an amount above the configured one. */
export const approvalCommands: readonly fc.Arbitrary<Command>[] = [
  approvalsOf(deposits),
  approvalsOf(withdrawals),
];
