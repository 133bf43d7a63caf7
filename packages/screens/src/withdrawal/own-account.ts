import type { Data } from "@broker/sdk";
import type { Translate } from "../i18n/translation.tsx";
import type { withdrawalMessages } from "./withdrawal.messages.ts";

/** Describes the client's own account: its bank and last digits, its holder, and both in one sentence. */
export function describeOwnAccount(
  t: Translate<typeof withdrawalMessages>,
  info: Data<"GetUserInfo"> | null,
  bankName: string | null,
): { readonly name: string; readonly holder: string; readonly destination: string } | null {
  const bank = bankName ?? info?.withdrawalBank;
  const number = info?.withdrawalBankAccountNumber?.replaceAll(/[\s-]/g, "");
  if (!info || !bank || !number) return null;
  // One value with its dots, so that they stay before the digits in a right-to-left sentence.
  const ending = `••${number.slice(-4)}`;
  const holder = info.withdrawalBankAccountName ?? "";
  const name = t("ownAccount", { bank, ending });
  return { name, holder, destination: holder ? t("ownAccountOf", { account: name, holder }) : name };
}
