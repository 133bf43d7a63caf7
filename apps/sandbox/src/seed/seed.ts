import { StartError } from "../config.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { forgetReachedLimits } from "../http/reached-limits.ts";
import { digestOf, hashDigest, verifyDigest } from "../session/password.ts";
import { sessionStore } from "../session/session.store.ts";
import { seedCatalogue } from "./catalogue.seed.ts";
import { seedDemo } from "./demo.seed.ts";
import { seedStore } from "./seed.store.ts";

/** The dependencies of seeding. */
export type SeedDeps = Pick<Deps, "sql" | "config" | "clock" | "files" | "randomToken">;

/** Creates the first member of staff of a provider without demo accounts. */
async function seedStaff({ config }: SeedDeps, sql: Sql, now: Date): Promise<void> {
  if (!config.staff) return;
  const { email, password } = config.staff;
  await seedStore.insertUser(sql, {
    companyId: 9,
    role: "staff",
    staffRole: "administrator",
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

/** Sets the configured password of the demo's member of staff, and ends sessions that used another one. */
export async function keepDemoStaffPassword({ config, sql }: Pick<Deps, "config" | "sql">): Promise<void> {
  if (config.demoStaffPassword === null) return;
  const digest = digestOf(config.demoStaffPassword);
  for (const { userId, passwordHash } of await seedStore.staff(sql)) {
    if (await verifyDigest(passwordHash, digest, "seed")) continue;
    await seedStore.changeUser(sql, userId, { passwordHash: await hashDigest(digest, "seed") });
    await sessionStore.deleteAllOf(sql, userId);
  }
}

/**
 * Seeds an empty database; does nothing when it was seeded before. Throws a {@link StartError} when it was seeded in
 * the other mode: demo accounts, whose password is public, must not exist in a real provider.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  const kind = deps.config.seed;
  const now = deps.clock.now();
  const isNew = await deps.sql.transaction(async (sql) => {
    const before = await seedStore.begunWith(sql);
    if (before !== null && before !== kind)
      throw new StartError(
        `This database was begun with SEED=${before}: set that again, or give SEED=${kind} an empty one.`,
      );
    if (await seedStore.isFilled(sql)) return false;
    await seedStore.noteSeed(sql, kind, now);
    if (kind === "none" && !deps.config.staff)
      throw new StartError(
        "STAFF_EMAIL and STAFF_PASSWORD are not set, and this database is new: nobody could sign in to the back office. Set both.",
      );
    await seedCatalogue(sql);
    if (kind === "demo") await seedDemo(deps, sql, now);
    else {
      await seedStaff(deps, sql, now);
      // Payment pages of gateways are simulated for demonstrations only.
      await seedStore.offerNoGateway(sql);
    }
    return true;
  });
  if (isNew) await seedStore.refreshStatistics(deps.sql);
}

/** Resets the database to the seed, for tests. */
export async function reseed(deps: SeedDeps): Promise<void> {
  await seedStore.empty(deps.sql);
  forgetReachedLimits(deps.sql);
  await seed(deps);
  await keepDemoStaffPassword(deps);
}
