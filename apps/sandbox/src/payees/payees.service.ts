import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { createMalformed, Problem, Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { accountEndOf } from "../one-time-code/one-time-code.service.ts";
import { requireBankAccount } from "../profile/bank-account.ts";
import { requireEmail } from "../profile/eligibility.ts";
import { requireListedBank } from "../profile/listed-bank.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";
import { isKeylessWallet, isOneOf, isWalletOf } from "../withdrawal/wallet.rules.ts";
import { type Account, accountKeyOf, bankKeyOf } from "./account-key.ts";
import { toPayeeName } from "./payee-name.ts";
import { type PayeeRow, payeeStore } from "./payees.store.ts";
import { calculateUsableFrom } from "./usable-account.ts";

/** The rate limit of saved accounts, each of which is reported by e-mail. */
const ADDITIONS = { points: 5, seconds: 3600 };
const MOST = 20;
const WITHDRAWAL = 2;

/** The caller, in the session that a proof belongs to. */
interface Holder {
  readonly user: UserRow;
  readonly sessionHash: string;
}

/** An account, and its bank or network as an e-mail names it. */
interface Named {
  readonly account: Account;
  readonly bankName: string | null;
  readonly network?: string;
}

/** Validates a wallet for the networks that the user's company pays to. */
async function requireWallet(sql: Sql, { companyId }: UserRow, walletAddress: string): Promise<Named> {
  const platforms = await catalogueStore.platforms(sql, { companyId, action: WITHDRAWAL });
  const platform = platforms.find(({ name }) => isWalletOf(name, walletAddress));
  if (!platform || isKeylessWallet(walletAddress))
    throw new Refusal(
      "walletAddressWrong",
      "This is not a wallet address that we can pay to. Please check it.",
    );
  if (isOneOf(walletAddress, await catalogueStore.wallets(sql)))
    throw new Refusal("walletAddressWrong", "This is our wallet. Please enter the address of your own.");
  const account = { bank: null, bankAccountNumber: null, bankAccountName: null, walletAddress };
  return { account, bankName: null, network: platform.name };
}

/** Validates the account to save: a bank of the user's country, or a wallet. */
async function requireAccount(deps: Deps, sql: Sql, user: UserRow, input: Input<"AddPayee">): Promise<Named> {
  const { bankCode, bankAccountNumber, bankAccountName, walletAddress } = input;
  const isBank = bankCode !== null && bankAccountNumber !== null && bankAccountName !== null;
  const hasBankField = bankCode !== null || bankAccountNumber !== null || bankAccountName !== null;
  if (isBank !== hasBankField || isBank === (walletAddress !== null)) {
    throw createMalformed("Either a whole bank account or a wallet is needed.");
  }
  if (isBank) {
    const bank = await requireListedBank(sql, user, bankCode);
    const given = requireBankAccount({ bankAccountNumber, bankAccountName });
    const account = { bank: bankCode, ...given, walletAddress: null };
    return { account, bankName: bank?.description ?? null };
  }
  // Without this capability no wallet can be withdrawn to.
  if (!deps.config.capabilities.includes("withdrawalWallet"))
    throw new Refusal("walletAddressWrong", "Withdrawals to a wallet are not offered.");
  return requireWallet(sql, user, walletAddress ?? "");
}

/** Returns from when an account can be used: the account of the withdrawal settings waits no longer by being saved. */
async function findUsableFrom(deps: Deps, sql: Sql, user: UserRow, accountKey: string): Promise<Date> {
  const { withdrawalBank: bank, withdrawalBankAccountNumber: number, withdrawalUsableFrom } = user;
  const isSet = bank && number && bankKeyOf(bank, number) === accountKey;
  return isSet ? (withdrawalUsableFrom ?? deps.clock.now()) : calculateUsableFrom(deps, sql, user.userId);
}

/**
 * Returns the saved account with the same name and the same account data; throws a refusal if only the name or only the account
 * is saved already.
 */
function findSame(saved: readonly PayeeRow[], account: Account, nameKey: string): PayeeRow | null {
  const same = saved.find((row) => row.accountKey === accountKeyOf(account));
  if (same && same.bankAccountName !== account.bankAccountName)
    throw new Refusal(
      "payeeExists",
      "You have saved this account with another holder. Please remove it before you save it again.",
    );
  if (same?.nameKey === nameKey) return same;
  if (same) throw new Refusal("payeeExists", "You have saved this account already, under another name.");
  if (saved.some((row) => row.nameKey === nameKey))
    throw new Refusal("payeeExists", "You have saved another account under this name.");
  return null;
}

/**
 * Saves an account under a name, and reports it by e-mail. A repetition with the same name and account returns the saved
 * account, because browsers repeat a request whose answer was lost. Returns whether the account is new.
 */
export async function addPayee(
  deps: Deps,
  sql: Sql,
  holder: Holder,
  input: Input<"AddPayee">,
): Promise<{ readonly payee: PayeeRow; readonly isNew: boolean }> {
  const { userId } = holder.user;
  // The owner of an unverified address may be another person, who could not be notified by e-mail.
  requireEmail(holder.user);
  const { account, ...names } = await requireAccount(deps, sql, holder.user, input);
  const { name, nameKey } = toPayeeName(input.name);
  if (nameKey === "") throw createMalformed("A name with a visible character is needed.");
  const accountKey = accountKeyOf(account);
  // Additions of one user follow each other, and read the current account of the withdrawal settings.
  const user = await sessionStore.lockUser(sql, userId);
  if (!user) throw new Problem(401, "signedOut", "Please sign in.");
  const saved = await payeeStore.listOf(sql, userId);
  const same = findSame(saved, account, nameKey);
  if (same) return { payee: same, isNew: false };
  if (saved.length >= MOST)
    throw new Refusal("general", `You can save ${MOST} accounts. Please remove one that you no longer use.`);
  const spendProof = await requireStepUp(deps, sql, holder, "AddPayee");
  const createdAt = deps.clock.now();
  await consume(sql, `payees:${userId}`, ADDITIONS, createdAt);
  const usableFrom = await findUsableFrom(deps, sql, user, accountKey);
  const payee = {
    payeeId: deps.randomId(),
    userId,
    name,
    nameKey,
    ...account,
    accountKey,
    createdAt,
    usableFrom,
  };
  await payeeStore.insert(sql, payee);
  await spendProof();
  await sendLetter(deps, sql, userId, {
    kind: "payeeAdded",
    ...names,
    accountEnd: account.walletAddress ?? accountEndOf(account.bankAccountNumber),
    usableFrom: usableFrom > createdAt ? usableFrom.toISOString() : null,
  });
  return { payee, isNew: true };
}

/** Removes a saved account. A withdrawal to it that is being requested is committed first, or is refused. */
export async function removePayee(sql: Sql, userId: number, payeeId: string): Promise<void> {
  if (!(await payeeStore.remove(sql, userId, payeeId)))
    throw new Refusal("payeeUnknown", "This account is not saved, or was removed already.");
}
