import type { Data } from "@broker/sdk";
import type { Translate } from "../i18n/translation.tsx";
import type { withdrawalMessages } from "./withdrawal.messages.ts";

/** The client's own account in words: its bank, the last digits of its number, and whose it is. */
export function ownAccount(
  t: Translate<typeof withdrawalMessages>,
  info: Data<"GetUserInfo"> | null,
  bankName: string | null,
): { readonly name: string; readonly holder: string } | null {
  const bank = bankName ?? info?.withdrawalBank;
  const number = info?.withdrawalBankAccountNumber?.replaceAll(/[\s-]/g, "");
  if (!info || !bank || !number) return null;
  return {
    name: t("ownAccount", { bank, digits: number.slice(-4) }),
    holder: info.withdrawalBankAccountName ?? "",
  };
}
