import { and, eq, getTableColumns, sql as raw } from "drizzle-orm";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import { platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { gatewayPayments, gatewaySecrets } from "../db/schema/gateway.ts";
import { unmatchedPayments } from "../db/schema/unmatched.ts";

/** Queries of payments at gateways. */
export const gatewayStore = {
  async secret(sql: Sql, gateway: Gateway): Promise<string> {
    const [row] = await sql.select().from(gatewaySecrets).where(eq(gatewaySecrets.gateway, gateway));
    if (!row) throw new Error(`The gateway ${gateway} has no secret`);
    return row.secret;
  },
  /** Finds a deposit with its gateway and locks it, so that two reports of it are processed in sequence. */
  async lockDeposit(sql: Sql, transactionId: string) {
    const [row] = await sql
      .select({ deposit: deposits, gateway: platforms.gateway })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .where(eq(deposits.transactionId, transactionId))
      .for("update", { of: deposits });
    return row ?? null;
  },
  /** Locks a payment, so that its reports are processed in sequence, whatever deposits they name. */
  async lockPayment(sql: Sql, gateway: Gateway, paymentId: string): Promise<void> {
    await sql.execute(raw`select pg_advisory_xact_lock(40914, hashtext(${`${gateway} ${paymentId}`}))`);
  },
  /** Finds the first report of a payment; its currency is null for a declined payment. */
  async findPayment(sql: Sql, gateway: Gateway, paymentId: string) {
    const which = and(eq(gatewayPayments.gateway, gateway), eq(gatewayPayments.paymentId, paymentId));
    const kept = and(eq(unmatchedPayments.gateway, gateway), eq(unmatchedPayments.paymentId, paymentId));
    // A matching payment has the currency of its deposit; an unmatched payment is stored with its own currency.
    const [row] = await sql
      .select({
        ...getTableColumns(gatewayPayments),
        currencyCode: raw<
          string | null
        >`coalesce(${unmatchedPayments.currencyCode}, ${deposits.currencyCode})`,
      })
      .from(gatewayPayments)
      .leftJoin(unmatchedPayments, kept)
      .leftJoin(deposits, eq(deposits.transactionId, gatewayPayments.transactionId))
      .where(which);
    return row ?? null;
  },
  /** Stores a report; returns false when it was stored before. */
  async insertPayment(sql: Sql, payment: typeof gatewayPayments.$inferInsert): Promise<boolean> {
    const rows = await sql.insert(gatewayPayments).values(payment).onConflictDoNothing().returning();
    return rows.length === 1;
  },
};
