import { numeric, text, timestamp } from "drizzle-orm/pg-core";
import { deviceKinds } from "../names.ts";

/** An instant, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Where a request came from, as far as the provider knows. */
export const createOriginColumns = () => ({
  kind: text("device_kind", { enum: deviceKinds }).notNull().default("unknown"),
  browser: text("browser"),
  system: text("system"),
  address: text("address"),
  country: text("country"),
});

/** An amount with two decimals. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** A rate of exchange with six decimals. */
export const rate = (name: string) => numeric(name, { precision: 18, scale: 6 });
