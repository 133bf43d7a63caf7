import { addOperation } from "../contract/operation.ts";
import { toKycStatus } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { App } from "../http/env.ts";
import { createEmbedToken, openEmbedSession } from "./embed.service.ts";

/** The rate limit of tokens per client, each of which is a row for a minute. */
const TOKENS = { points: 60, seconds: 600 };
/** The rate limit of exchanges per address, from which many clients may come. */
const EXCHANGES = { points: 120, seconds: 60 };

/** Adds the operations of frames: a one-time token, and its exchange for a session. */
export function embedRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "CreateEmbedToken",
    async ({ sql, user: { userId }, sessionHash: parentHash, input: { purpose }, changed }) => {
      const token = await createEmbedToken(deps, sql, { userId, parentHash, purpose });
      changed(`token of a frame created for ${purpose}`);
      return { token, expiresInSeconds: lifetimes.embedSeconds };
    },
    { limit: TOKENS },
  );
  addOperation(
    app,
    deps,
    "OpenEmbedSession",
    async ({ sql, input, changed }) => {
      const { sessionToken, user } = await openEmbedSession(deps, sql, input);
      changed(`session of a frame opened for ${input.purpose} of user ${user.userId}`);
      return {
        sessionToken,
        staffUserId: user.userId,
        companyId: user.companyId,
        username: user.username,
        email: user.email,
        kycStatus: toKycStatus(user.kycStatus),
        currencyCode: user.currencyCode,
        cTraderLogin: user.cTraderLogin,
      };
    },
    { limit: EXCHANGES },
  );
}
