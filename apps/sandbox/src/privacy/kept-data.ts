import type { Config } from "../config.ts";

/** The years for which closed messages to support are stored, as in the terms. */
export const MESSAGE_YEARS = 5;
/** The years for which rows of the audit are stored. */
export const ACTIVITY_YEARS = 10;

/** The data that the law wants stored after a deletion, with the number of years. */
export const listKept = ({ keptYears }: Pick<Config, "keptYears">) =>
  [
    { category: "transactions", years: keptYears.transactions },
    { category: "identity", years: keptYears.identity },
    { category: "messages", years: MESSAGE_YEARS },
    { category: "activity", years: ACTIVITY_YEARS },
  ] as const;
