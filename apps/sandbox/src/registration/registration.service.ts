import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { databaseError, inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { Language } from "../mailbox/write-letter.ts";
import { requireName } from "../profile/name.ts";
import { crowdOf, hashDigest } from "../session/password.ts";
import { registrationStore } from "./registration.store.ts";

const MOST_DRAWS = 5;

/** Opens an account: a user with a trading login, a place in the referral tree, and a verification e-mail on its way. */
export async function register(
  deps: Deps,
  input: Input<"CreateUser">,
  language: Language,
  address: string,
): Promise<number> {
  // What is refused anyway is refused before its password is hashed, which is costly.
  await admit(deps.sql, input);
  // Before the transaction: hashing takes its time, and a connection is not to wait for it.
  const passwordHash = await hashDigest(input.password, crowdOf(address));
  for (let draw = 1; ; draw += 1) {
    try {
      return await inTransaction(deps.sql, (sql) => insertUser(deps, sql, input, { passwordHash, language }));
    } catch (error) {
      const constraint = databaseError(error)?.constraint ?? "";
      if (constraint === "app_user_email_key") throw emailTaken();
      if (constraint === "app_user_username_key") {
        throw new Refusal("usernameTaken", "This username is already taken.");
      }
      // Somebody has this login or this referral code already: draw others.
      if (!constraint.startsWith("app_user_") || draw === MOST_DRAWS) throw error;
    }
  }
}

const emailTaken = () => new Refusal("emailTaken", "This email is already registered.");

/** What an account is opened with; refuses an unknown country or referral code, an address that is taken, a name that is none. */
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

/** Verifies the token of an e-mail link and gives its user; the same token may come again. */
export async function verifyEmail(deps: Deps, sql: Sql, token: string): Promise<number> {
  const row = await registrationStore.token(sql, token, "verify");
  const now = deps.clock.now();
  const age = row ? now.getTime() - row.createdAt.getTime() : Infinity;
  if (!row || (row.usedAt === null && (age < 0 || age > lifetimes.verifyHours * 3_600_000))) {
    throw new Refusal("tokenInvalid", "This link is invalid or has expired.");
  }
  if (row.usedAt) return row.userId;
  await registrationStore.useToken(sql, row.tokenHash, now);
  await registrationStore.markVerified(sql, row.userId, now);
  return row.userId;
}
