import type { CustomerAccount } from "../../ledger/ledger.store.ts";
import type { StatedTransaction } from "../statement-facts.ts";

/** The texts of statements in one language, with placeholders such as `{url}`. */
export interface PaperWords {
  /** The locale for figures and dates. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  readonly titles: Readonly<Record<"month" | "year" | "transaction", string>>;
  readonly client: string;
  readonly login: string;
  readonly period: string;
  readonly madeOn: string;
  readonly code: string;
  readonly currency: string;
  readonly usDollar: string;
  readonly summary: string;
  readonly account: string;
  readonly accounts: Readonly<Record<CustomerAccount, string>>;
  readonly opening: string;
  readonly closing: string;
  readonly received: string;
  readonly spent: string;
  readonly total: string;
  readonly count: string;
  readonly date: string;
  readonly movement: string;
  readonly reference: string;
  readonly amountUsd: string;
  readonly balanceUsd: string;
  /** The names of the ledger's movements, by kind. */
  readonly movements: Readonly<Record<string, string>>;
  readonly otherMovement: string;
  readonly noMovements: string;
  readonly types: Readonly<Record<StatedTransaction["type"], string>>;
  readonly type: string;
  readonly amount: string;
  readonly rate: string;
  readonly by: string;
  readonly requested: string;
  readonly completed: string;
  readonly confirms: string;
  /** How the statement is verified: `{url}`. */
  readonly verify: string;
  readonly page: string;
}
