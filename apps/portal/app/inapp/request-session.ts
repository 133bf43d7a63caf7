import type { SignInReason } from "@broker/embed/protocol";

/** The longest wait for the answer of an exchange (ms). */
const PATIENCE = 15_000;

/** The part of the answer of OpenEmbedSession that the portal uses. */
export interface EmbedSession {
  readonly sessionToken: string;
  readonly email: string;
  readonly staffUserId: number;
  readonly companyId: number;
  readonly username: string;
  readonly currencyCode: string;
  readonly cTraderLogin: string;
  /** A provider may leave it out. */
  readonly kycStatus?: number | null;
}

const texts = ["sessionToken", "email", "username", "currencyCode", "cTraderLogin"];
const numbers = ["staffUserId", "companyId"];

function isSession(value: unknown): value is EmbedSession {
  const fieldOf = (name: string): unknown => Reflect.get(Object(value), name);
  const status = fieldOf("kycStatus");
  return (
    texts.every((name) => typeof fieldOf(name) === "string") &&
    numbers.every((name) => typeof fieldOf(name) === "number") &&
    (status === undefined || status === null || typeof status === "number")
  );
}

/** A request for the session of a token. */
export interface Exchange {
  /** The origin of the provider. */
  readonly provider: string;
  /** The token of the address; null if the address has no token. */
  readonly token: string | null | undefined;
  /** Whether a configured host has the page in a frame. */
  readonly isHosted: boolean;
  /** The other fields of the call. */
  readonly given: { readonly companyId: number; readonly purpose: string; readonly account?: string };
}

/** Exchanges a token for a session. Returns the session, or the reason why the exchange failed. */
export async function requestSession(exchange: Exchange): Promise<EmbedSession | SignInReason> {
  const { provider, token, isHosted, given } = exchange;
  // Otherwise a mere link would sign its reader in to the account of its author.
  if (!token || !isHosted) return "noToken";
  try {
    const response = await fetch(`${provider}/api/User/OpenEmbedSession`, {
      method: "POST",
      credentials: "omit",
      cache: "no-store",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...given, token }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 404 || response.status === 501) return "notSupported";
    if (response.status === 429 || response.status >= 500) return "unreachable";
    const answer: unknown = await response.json();
    const session: unknown = Reflect.get(Object(answer), "data");
    return isSession(session) ? session : "tokenRefused";
  } catch {
    return "unreachable";
  }
}
