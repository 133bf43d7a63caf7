import { numeric, text, timestamp } from "drizzle-orm/pg-core";
import { cancellers, deviceKinds } from "../names.ts";

/** An instant, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The device and the place of a request; null or `unknown` for parts that the provider does not know. */
export const createOriginColumns = () => ({
  kind: text("device_kind", { enum: deviceKinds }).notNull().default("unknown"),
  browser: text("browser"),
  system: text("system"),
  address: text("address"),
  country: text("country"),
});

/** The times of a transaction's states, and who cancelled it. */
export const createProgressColumns = () => ({
  requestedAt: at("requested_at").notNull(),
  /** When staff or a gateway began to process the transaction. */
  processingAt: at("processing_at"),
  /** When the transaction was completed or cancelled. */
  settledAt: at("settled_at"),
  /** Who cancelled the transaction; null if it is not cancelled, or if staff or a gateway cancelled it. */
  cancelledBy: text("cancelled_by", { enum: cancellers }),
});

/** An amount with two decimals. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** A rate of exchange with six decimals. */
export const rate = (name: string) => numeric(name, { precision: 18, scale: 6 });
