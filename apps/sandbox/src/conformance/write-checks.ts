import Big from "big.js";
import type { Catalogue } from "./catalogue-checks.ts";
import { at } from "./contract-schema.ts";
import { checkDeposits } from "./deposit-checks.ts";
import type { Inspector } from "./inspector.ts";
import { sessionFieldsOf } from "./line.ts";
import { checkOnce } from "./once-checks.ts";
import type { Account } from "./read-checks.ts";
import { listRefused, NOT_ELIGIBLE } from "./refused-writes.ts";
import { createUnknownEmail } from "./session-checks.ts";

/** Moves a dollar from one account to the other, once per key. */
async function checkTransfers(
  inspector: Inspector,
  account: Account,
  { currencies }: Catalogue,
): Promise<void> {
  const { session, info, currencyCode } = account;
  const rate = currencies.find((one) => one.currencyCode === currencyCode)?.sellRate ?? 1;
  const local = (usd: number) => new Big(usd).times(rate).round(2, Big.roundUp).toNumber();
  const moves = [
    [
      "EWalletTransferRequest",
      "eWalletBalance",
      (usd: number) => ({ amountUsd: usd, currencyCode, amount: local(usd) }),
    ],
    ["CTraderTransferRequest", "cTraderBalance", (usd: number) => ({ amountUsd: usd })],
  ] as const;
  for (const [call, balance, inputs] of moves) {
    if (!(Number(at(info, balance)) >= 4)) {
      inspector.findings.addNote(call, `The client's \`${balance}\` is too low, so no transfer was made.`);
      continue;
    }
    const own = sessionFieldsOf(call, session);
    const write = {
      call,
      fields: { ...own, ...inputs(1) },
      other: { ...own, ...inputs(2) },
      list: "GetInternalTransactionsByUser",
    } as const;
    await checkOnce(inspector, write, session);
  }
}

/** The parts of the profile that the checks write back unchanged: the inputs of each call, by the field of GetUserInfo. */
const kept = [
  [
    "UpdateUserInfo",
    {
      fullName: "fullName",
      dateOfBirth: "dateOfBirth",
      contactNumber: "contactNumber",
      countryCode: "countryCode",
    },
  ],
  [
    "UpdateUserWithdrawalInfo",
    {
      currencyCode: "currencyCode",
      bankCode: "withdrawalBank",
      bankAccountNumber: "withdrawalBankAccountNumber",
      bankAccountName: "withdrawalBankAccountName",
    },
  ],
] as const;

/** Returns whether a field has a value that can be written back; 1900-01-01 means that there is no date. */
const isKnown = (input: string, value: unknown) =>
  typeof value === "string" && value !== "" && (input !== "dateOfBirth" || /^(?!1900-01-01).*Z$/.test(value));

/** Writes the profile and the bank back unchanged, and reads them again. */
async function checkProfile(
  { ask, expectDone, findings }: Inspector,
  { session, info }: Account,
): Promise<void> {
  for (const [call, names] of kept) {
    const own = Object.entries(names).map(([input, field]) => ({ input, field, value: at(info, field) }));
    if (!own.every(({ input, value }) => isKnown(input, value))) {
      findings.addNote(call, "The client has not filled in all of it, so it was not written.");
      continue;
    }
    const inputs = Object.fromEntries(own.map(({ input, value }) => [input, value]));
    const answer = await ask(call, { ...sessionFieldsOf(call, session), ...inputs }, { session });
    if (expectDone(call, answer) === undefined) continue;
    const after = await ask("GetUserInfo", sessionFieldsOf("GetUserInfo", session), { session });
    for (const { input, field, value } of own)
      findings.expect(call, at(after?.data, field) === value, {
        check: "field",
        field: input,
        problem: `\`${input}\` was written as ${JSON.stringify(value)} and is read as ${JSON.stringify(at(after?.data, field))}.`,
      });
  }
}

/** Checks the writes of the test client: deposits, transfers, the profile, and writes that must be refused. */
export async function checkWrites(
  inspector: Inspector,
  account: Account,
  catalogue: Catalogue,
): Promise<void> {
  const { ask, expectDone, expectRefused } = inspector;
  const { session } = account;
  await checkDeposits(inspector, account, catalogue);
  await checkTransfers(inspector, account, catalogue);
  await checkProfile(inspector, account);
  for (const { call, what, fields, codes } of listRefused(account, catalogue)) {
    const answer = await ask(call, fields, { session });
    expectRefused(call, answer, codes, { check: "refusal", problem: `${what} must be refused.` });
  }
  expectDone("UpdateLetterLanguage", await ask("UpdateLetterLanguage", { language: "en" }, { session }));
  expectDone("EndOtherSessions", await ask("EndOtherSessions", {}, { session }));
  const reset = await ask("ResetUserPassword", {
    email: createUnknownEmail(),
    companyId: catalogue.companyId,
  });
  expectDone("ResetUserPassword", reset);
  const code = await ask("RequestOtpWithdrawal", sessionFieldsOf("RequestOtpWithdrawal", session), {
    session,
  });
  if (!NOT_ELIGIBLE.includes(code?.code ?? 0)) expectDone("RequestOtpWithdrawal", code);
}
