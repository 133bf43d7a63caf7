import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { addPayee, removePayee } from "./payees.service.ts";
import { type PayeeRow, payeeStore } from "./payees.store.ts";
import { toWireUsable } from "./usable-account.ts";

const toWirePayee = (deps: Deps, row: PayeeRow) => ({
  payeeId: row.payeeId,
  name: row.name,
  bankCode: row.bank,
  bankAccountNumber: row.bankAccountNumber,
  bankAccountName: row.bankAccountName,
  walletAddress: row.walletAddress,
  usableFrom: toWireUsable(deps, row.usableFrom),
});

/** Adds the operations of the accounts that a user saves for withdrawals. */
export function payeeRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetPayees", async ({ sql, user }) => ({
    waitHours: deps.config.payeeWaitHours,
    accountUsableFrom: toWireUsable(deps, user.withdrawalUsableFrom),
    payees: (await payeeStore.listOf(sql, user.userId)).map((row) => toWirePayee(deps, row)),
  }));
  addOperation(app, deps, "AddPayee", async ({ sql, user, sessionHash, input, changed }) => {
    const { payee, isNew } = await addPayee(deps, sql, { user, sessionHash }, input);
    if (isNew) changed("account saved");
    return toWirePayee(deps, payee);
  });
  addOperation(app, deps, "RemovePayee", async ({ sql, user, input, changed }) => {
    await removePayee(sql, user.userId, input.payeeId);
    changed("saved account removed");
    return null;
  });
}
