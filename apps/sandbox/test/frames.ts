import type { Operation } from "../src/contract/validation.ts";
import { callBare } from "./contract-case.ts";
import type { Provider, Visitor } from "./provider.ts";

type Purpose = "deposit" | "withdrawal" | "verification";

interface Answer {
  readonly responseCode: number;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** Makes a call, and returns its answer even if it is a refusal. */
export const call = async (who: Visitor, name: Operation, body: object): Promise<Answer> =>
  Object(await callBare(who, name, body));

/** Signs a client in at the site's server, which creates a token. */
export async function createToken(provider: Provider, purpose: Purpose = "deposit") {
  const server = provider.visitor();
  const user = await server.signIn();
  const { staffUserId: userId } = user;
  const { data } = await call(server, "CreateEmbedToken", { companyId: 9, userId, purpose });
  return { server, user, token: String(data?.["token"]) };
}

/** Exchanges a one-time token for the session of a frame, as its page does. */
export const exchange = (provider: Provider, given: object): Promise<Answer> =>
  call(provider.visitor(), "OpenEmbedSession", { companyId: 9, purpose: "deposit", ...given });

/** Opens a frame of a client for a journey, and returns the bearer token of its session. */
export async function openFrame(provider: Provider, purpose: Purpose = "deposit") {
  const { token, ...others } = await createToken(provider, purpose);
  const { data } = await exchange(provider, { token, purpose });
  return { ...others, bearer: String(data?.["sessionToken"]) };
}
