import { eq } from "drizzle-orm";
import { kycCases } from "../src/db/schema/kyc.ts";
import { uploads } from "../src/db/schema/upload.ts";
import { users } from "../src/db/schema/user.ts";
import { noReview } from "../src/kyc/kyc.store.ts";
import { ledger } from "../src/ledger/ledger.store.ts";
import type { Provider, Visitor } from "./provider.ts";

/** A client that a test created. */
export interface Customer extends Visitor {
  readonly email: string;
  readonly userId: number;
  readonly cTraderLogin: string;
}

interface Wealth {
  readonly eWallet?: string;
  readonly trading?: string;
}

/**
 * Creates and signs in a client like the demo account, fully verified, with money and without history: each test has
 * its own, so that tests can share a provider.
 */
export async function createCustomer(
  provider: Provider,
  { eWallet = "5000.00", trading = "12340.50" }: Wealth = {},
  name = "Amira Rahman",
): Promise<Customer> {
  const { deps } = provider;
  const id = deps.randomId().toLowerCase();
  const email = `${id}@example.com`;
  const cTraderLogin = deps.randomLogin();
  const row = await deps.sql.transaction(async (sql) => {
    const [demo] = await sql.select().from(users).where(eq(users.email, "demo@example.com"));
    const [kyc] = await sql.select().from(kycCases).limit(1);
    if (!demo || !kyc) throw new Error("There is no demo account");
    const { userId: _, ...like } = demo;
    const own = { email, username: id, fullName: name, cTraderLogin, referralCode: id.toUpperCase() };
    const [user] = await sql
      .insert(users)
      .values({ ...like, ...own })
      .returning();
    if (!user) throw new Error("The customer was not written");
    const { userId } = user;
    const file = {
      userId,
      fileName: "front.png",
      mediaType: "image/png",
      size: 1,
      createdAt: demo.createdAt,
    };
    const [front, back] = [deps.randomToken(), deps.randomToken()];
    await sql.insert(uploads).values([
      { ...file, uploadId: front },
      { ...file, uploadId: back },
    ]);
    await sql.insert(kycCases).values({ ...kyc, ...noReview, userId, frontId: front, backId: back });
    await ledger.open(sql, userId);
    for (const [kind, amount] of [
      ["eWallet", eWallet],
      ["trading", trading],
    ] as const) {
      const movement = { kind: "opening", reference: `${userId} ${kind}`, at: demo.createdAt, amount };
      if (Number(amount) > 0)
        await ledger.move(sql, { ...movement, from: { userId: null, kind: "market" }, to: { userId, kind } });
    }
    return user;
  });
  const visitor = provider.visitor();
  await visitor.signIn(email);
  return { ...visitor, email, userId: row.userId, cTraderLogin };
}
