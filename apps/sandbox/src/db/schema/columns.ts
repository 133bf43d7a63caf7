import { numeric, timestamp } from "drizzle-orm/pg-core";

/** An instant, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An amount with two decimals. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** A rate of exchange with six decimals. */
export const rate = (name: string) => numeric(name, { precision: 18, scale: 6 });
