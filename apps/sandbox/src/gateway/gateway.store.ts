import { and, eq, getTableColumns, sql as raw } from "drizzle-orm";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import { platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { gatewayPayments, gatewaySecrets } from "../db/schema/gateway.ts";
import { unmatchedPayments } from "../db/schema/unmatched.ts";

/** What is known of payments at gateways. */
export const gatewayStore = {
  async secret(sql: Sql, gateway: Gateway): Promise<string> {
    const [row] = await sql.select().from(gatewaySecrets).where(eq(gatewaySecrets.gateway, gateway));
    if (!row) throw new Error(`The gateway ${gateway} has no secret`);
    return row.secret;
  },
  /** A deposit with its gateway, locked, so that two reports of it come one after the other. */
  async lockDeposit(sql: Sql, transactionId: string) {
    const [row] = await sql
      .select({ deposit: deposits, gateway: platforms.gateway })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .where(eq(deposits.transactionId, transactionId))
      .for("update", { of: deposits });
    return row ?? null;
  },
  /** Lets one report of a payment in after the other, whatever deposits they name. */
  async lockPayment(sql: Sql, gateway: Gateway, paymentId: string): Promise<void> {
    await sql.execute(raw`select pg_advisory_xact_lock(40914, hashtext(${`${gateway} ${paymentId}`}))`);
  },
  /** The first report of a payment; its currency is null for a declined payment. */
  async findPayment(sql: Sql, gateway: Gateway, paymentId: string) {
    const which = and(eq(gatewayPayments.gateway, gateway), eq(gatewayPayments.paymentId, paymentId));
    const kept = and(eq(unmatchedPayments.gateway, gateway), eq(unmatchedPayments.paymentId, paymentId));
    // What fits is in the currency of its deposit; what does not is kept with its own.
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
  /** Keeps a report; false when it was known already. */
  async insertPayment(sql: Sql, payment: typeof gatewayPayments.$inferInsert): Promise<boolean> {
    const rows = await sql.insert(gatewayPayments).values(payment).onConflictDoNothing().returning();
    return rows.length === 1;
  },
};
