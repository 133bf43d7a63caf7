import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { databaseErrorOf, runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { Language } from "../db/names.ts";
import { requireName } from "../profile/name.ts";
import { crowdOf } from "../http/network.ts";
import { hashDigest } from "../session/password.ts";
import { type Caller, sessionStore } from "../session/session.store.ts";
import { registrationStore } from "./registration.store.ts";

const MOST_DRAWS = 5;

/**
 * Opens an account: a user with a trading login, a position in the referral tree, and an enqueued verification e-mail.
 */
export async function register(
  deps: Deps,
  input: Input<"CreateUser">,
  language: Language,
  address: string,
): Promise<number> {
  // The input is checked before the password is hashed, which is expensive.
  await admit(deps.sql, input);
  // Hashing takes time, so it runs before the transaction.
  const passwordHash = await hashDigest(input.password, crowdOf(address));
  for (let draw = 1; ; draw += 1) {
    try {
      return await runInTransaction(deps.sql, (sql) =>
        insertUser(deps, sql, input, { passwordHash, language }),
      );
    } catch (error) {
      const constraint = databaseErrorOf(error)?.constraint ?? "";
      if (constraint === "app_user_email_key") throw emailTaken();
      if (constraint === "app_user_username_key") {
        throw new Refusal("usernameTaken", "This username is already taken.");
      }
      // The login or the referral code exists already: generate others.
      if (!constraint.startsWith("app_user_") || draw === MOST_DRAWS) throw error;
    }
  }
}

const emailTaken = () => new Refusal("emailTaken", "This email is already registered.");

/**
 * Validates the data of a new account; throws a refusal for an unknown country or referral code, a used address, or an
 * invalid name.
 */
async function admit(sql: Sql, input: Input<"CreateUser">) {
  const { companyId } = input;
  const email = input.email.trim().toLowerCase();
  const country = await catalogueStore.country(sql, input.countryId);
  if (!country) throw new Refusal("countryUnknown", "Please choose a country from the list.");
  const referrerId = await registrationStore.referrer(sql, companyId, input.referralCode);
  if (referrerId === null && !(await catalogueStore.companyByReferral(sql, companyId, input.referralCode))) {
    throw new Refusal("referralCodeUnknown", "This referral code is not known. Please check it.");
  }
  if (await registrationStore.isEmailTaken(sql, companyId, email)) throw emailTaken();
  return { companyId, email, country, referrerId, fullName: requireName("fullname", input.fullname) };
}

async function insertUser(
  deps: Deps,
  sql: Sql,
  input: Input<"CreateUser">,
  { passwordHash, language }: { passwordHash: string; language: Language },
): Promise<number> {
  const { companyId, email, country, referrerId, fullName } = await admit(sql, input);
  const userId = await registrationStore.insert(sql, {
    companyId,
    email,
    username: input.username.toLowerCase(),
    fullName,
    contactNumber: input.contactNumber,
    countryCode: country.code,
    currencyCode: country.currencyCode,
    passwordHash,
    language,
    cTraderLogin: deps.randomLogin(),
    referralCode: deps.randomId(),
    referrerId,
    city: input.city?.trim() || null,
    nationality: input.nationality?.trim() || null,
    createdAt: deps.clock.now(),
  });
  await ledger.open(sql, userId);
  await sendLetter(deps, sql, userId, { kind: "verifyEmail" });
  return userId;
}

/**
 * Verifies the address of an e-mail link's token and returns its user; the same token may be repeated. Ends the user's
 * sessions in other browsers: the account may have been registered by another person in the owner's name. That person's
 * password remains valid until the owner sets another.
 */
export async function verifyEmail(deps: Deps, sql: Sql, token: string, own: Caller | null): Promise<number> {
  const row = await registrationStore.token(sql, token, "verify");
  const now = deps.clock.now();
  const age = row ? now.getTime() - row.createdAt.getTime() : Infinity;
  if (!row || (row.usedAt === null && (age < 0 || age > lifetimes.verifyHours * 3_600_000))) {
    throw new Refusal("tokenInvalid", "This link is invalid or has expired.");
  }
  if (row.usedAt) return row.userId;
  await registrationStore.useToken(sql, row.tokenHash, now);
  await registrationStore.markVerified(sql, row.userId, now);
  await sessionStore.deleteOthersOf(sql, row.userId, own?.tokenHash ?? null);
  return row.userId;
}
