import { eq, isNotNull, sql as raw } from "drizzle-orm";
import { StartError } from "../config.ts";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { companies, platforms } from "../db/schema/catalogue.ts";
import { settings } from "../db/schema/setting.ts";
import { users } from "../db/schema/user.ts";
import type { Deps } from "../deps.ts";
import { digestOf, hashDigest, verifyDigest } from "../session/password.ts";
import { sessionStore } from "../session/session.store.ts";
import { seedCatalogue } from "./catalogue.seed.ts";
import { seedDemo } from "./demo.seed.ts";

/** What seeding needs. */
export type SeedDeps = Pick<Deps, "sql" | "config" | "clock" | "files" | "randomToken">;

/** The first member of staff of a provider without demo accounts. */
async function seedStaff({ config }: SeedDeps, sql: Sql, now: Date): Promise<void> {
  if (!config.staff) return;
  const { email, password } = config.staff;
  await sql.insert(users).values({
    companyId: 9,
    role: "staff",
    username: "staff",
    email: email.toLowerCase(),
    fullName: "Staff",
    contactNumber: "+000",
    countryCode: "MY",
    currencyCode: "MYR",
    passwordHash: await hashDigest(digestOf(password), "seed"),
    emailVerifiedAt: now,
    cTraderLogin: "10001",
    referralCode: "STAFF",
    createdAt: now,
  });
}

/** Gives the demo's member of staff the password that was set for them, and ends what was signed in with another. */
export async function keepDemoStaffPassword({ config, sql }: Pick<Deps, "config" | "sql">): Promise<void> {
  if (config.demoStaffPassword === null) return;
  const digest = digestOf(config.demoStaffPassword);
  for (const { userId, passwordHash } of await sql.select().from(users).where(eq(users.role, "staff"))) {
    if (await verifyDigest(passwordHash, digest, "seed")) continue;
    await sql
      .update(users)
      .set({ passwordHash: await hashDigest(digest, "seed") })
      .where(eq(users.userId, userId));
    await sessionStore.deleteAllOf(sql, userId);
  }
}

/**
 * Fills an empty database; one that was filled before is left alone, and one that was filled in the other way is a
 * {@link StartError}: demo accounts, whose password everybody knows, must not live on in a provider that is for real.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  const kind = deps.config.seed;
  const now = deps.clock.now();
  const isNew = await deps.sql.transaction(async (sql) => {
    const [before] = await sql.select().from(settings).where(eq(settings.name, "seed"));
    if (before && before.value !== kind)
      throw new StartError(
        `This database was begun with SEED=${before.value}: set that again, or give SEED=${kind} an empty one.`,
      );
    const [any] = await sql.select().from(companies).limit(1);
    if (any) return false;
    await sql.insert(settings).values([
      { name: "seed", value: kind },
      { name: "seededAt", value: now.toISOString() },
    ]);
    if (kind === "none" && !deps.config.staff)
      throw new StartError(
        "STAFF_EMAIL and STAFF_PASSWORD are not set, and this database is new: nobody could sign in to the back office. Set both.",
      );
    await seedCatalogue(sql);
    if (kind === "demo") await seedDemo(deps, sql, now);
    else {
      await seedStaff(deps, sql, now);
      // Their payment pages are simulated for demonstrations only.
      await sql.update(platforms).set({ activeDeposit: false }).where(isNotNull(platforms.gateway));
    }
    return true;
  });
  // Thousands of rows came at once: without fresh statistics the first questions are answered the slow way.
  if (isNew) await deps.sql.execute(raw`analyze`);
}

/** Back to the seed, for tests. */
export async function reseed(deps: SeedDeps): Promise<void> {
  const tables = await rowsOf(
    deps.sql,
    raw`select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  const [first] = tables;
  const names = typeof first === "object" && first !== null ? String(Reflect.get(first, "names")) : "";
  await deps.sql.execute(raw.raw(`truncate table ${names} restart identity cascade`));
  await seed(deps);
  await keepDemoStaffPassword(deps);
}
