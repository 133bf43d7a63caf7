import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { EMBED_TOKEN, isOver } from "../session/session.service.ts";
import type { EmbedPurpose } from "../session/purpose.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { embedStore } from "./embed.store.ts";

const outdatedAt = (at: Date) => new Date(at.getTime() - lifetimes.embedSeconds * 1000);

/** Creates a one-time token for a journey of a signed-in user. */
export async function createEmbedToken(
  { clock, randomToken }: Deps,
  sql: Sql,
  given: { readonly userId: number; readonly parentHash: string; readonly purpose: EmbedPurpose },
): Promise<string> {
  const createdAt = clock.now();
  const token = randomToken();
  // The session may have ended since the call arrived.
  if (!(await sessionStore.holdOpen(sql, given.parentHash)))
    throw new Problem(401, "signedOut", "Please sign in.");
  await embedStore.deleteOutdated(sql, given.userId, outdatedAt(createdAt));
  await embedStore.insertToken(sql, { ...given, token, createdAt });
  return token;
}

/** Returns the same refusal for every reason, so that it reveals nothing about another user's token. */
const refused = () =>
  new Refusal("tokenInvalid", "This token no longer works. Tokens work once, for a minute.", {
    keepsChanges: true,
  });

/**
 * Exchanges a token for the session of a frame; throws a refusal for a token that is used, outdated, or of another
 * purpose, company or trading account. The token is used up in each case.
 */
export async function openEmbedSession(
  { clock, config, randomToken }: Deps,
  sql: Sql,
  given: {
    readonly token: string;
    readonly companyId: number;
    readonly purpose: EmbedPurpose;
    readonly account?: string | undefined;
  },
): Promise<{ readonly sessionToken: string; readonly user: UserRow }> {
  const now = clock.now();
  const taken = await embedStore.take(sql, given.token, outdatedAt(now));
  if (!taken || isOver(config, taken.parent, now)) throw refused();
  const { token, user } = taken;
  const isMeant = token.purpose === given.purpose && user.companyId === given.companyId;
  const isOwnAccount = given.account === undefined || given.account === user.cTraderLogin;
  if (!isMeant || !isOwnAccount) throw refused();
  const sessionToken = EMBED_TOKEN + randomToken();
  await embedStore.openSession(sql, sessionToken, taken, now);
  return { sessionToken, user };
}
