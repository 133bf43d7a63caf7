import { createHash, randomUUID } from "node:crypto";
import { at } from "./contract-schema.ts";
import type { Findings } from "./findings.ts";
import type { Inspector } from "./inspector.ts";
import type { Answer, Session } from "./line.ts";

/** The test client. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly companyId: number;
}

const call = "UserLogin";

/** Returns the digest of a password, as the contract wants it. */
export const digestOf = (password: string): string => createHash("md5").update(password).digest("hex");

/** Returns an address that has no account. */
export const createUnknownEmail = (): string => `nobody-${randomUUID().slice(0, 8)}@example.com`;

/** A cookie with its attributes, by their lower-case names. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: ReadonlyMap<string, string>;
}

function parseCookie(line: string): Cookie {
  const [pair = "", ...rest] = line.split(";").map((part) => part.trim());
  const [name = "", ...value] = pair.split("=");
  const attributes = rest.map((part): [string, string] => {
    const [key = "", ...text] = part.split("=");
    return [key.toLowerCase(), text.join("=").toLowerCase()];
  });
  return { name, value: value.join("="), attributes: new Map(attributes) };
}

/** Checks the attributes of a cookie that opens an account. */
function checkCookie(findings: Findings, { name, attributes }: Cookie): void {
  const sameSite = attributes.get("samesite") ?? "none";
  const rules: readonly (readonly [field: string, isRight: boolean, problem: string])[] = [
    ["HttpOnly", attributes.has("httponly"), "lacks `HttpOnly`, so scripts can read it"],
    ["Secure", attributes.has("secure"), "lacks `Secure`, so it is sent without encryption too"],
    [
      "SameSite",
      ["lax", "strict"].includes(sameSite) || attributes.has("partitioned"),
      `has \`SameSite=${sameSite}\` without \`Partitioned\`, so requests of other sites carry it`,
    ],
    ["Domain", !attributes.has("domain"), "has a `Domain`, so other hosts of the domain receive it"],
    ["Path", attributes.get("path") === "/", "lacks `Path=/`, so not every call gets it"],
  ];
  for (const [field, isRight, problem] of rules)
    findings.expect(call, isRight, { check: "cookie", field, problem: `The cookie \`${name}\` ${problem}.` });
}

/** Returns a text that is not empty, or null. */
const readText = (data: unknown, key: string): string | null => {
  const value = at(data, key);
  return typeof value === "string" && value !== "" ? value : null;
};

/** Returns the bearer token of a sign-in; null where there is none. */
function findToken({ body, data, headers }: Answer): string | null {
  const keys = ["token", "accessToken", "access_token", "bearerToken", "jwt"];
  const inBody = keys
    .map((key) => readText(data, key) ?? readText(body, key))
    .find((token) => token !== null);
  return inBody ?? headers.get("authorization")?.replace(/^Bearer /i, "") ?? null;
}

/** Returns what opens the account from now on: the cookies of the answer, or its token. */
function openSession({ findings }: Inspector, answer: Answer, earlier: readonly Cookie[]): Session | null {
  const cookies = answer.headers
    .getSetCookie()
    .map(parseCookie)
    .filter(({ value }) => value !== "");
  const headers = new Headers();
  const ids = Object(answer.data);
  if (cookies.length > 0) {
    const names = cookies.map(({ name }) => name);
    findings.expect(call, new Set(names).size === names.length, {
      check: "cookie",
      problem: `One answer sets a cookie twice: ${names.join(", ")}.`,
    });
    for (const cookie of cookies) checkCookie(findings, cookie);
    const early = earlier.find(({ name, value }) => value !== "" && names.includes(name));
    findings.expect(call, early === undefined, {
      check: "signIn",
      problem: `A refused sign-in sets the cookie \`${early?.name}\`, as a right one does.`,
    });
    headers.set("cookie", cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
    return { headers, ids };
  }
  const token = findToken(answer);
  findings.expect(call, token !== null, {
    check: "cookie",
    problem: "The sign-in sets no cookie, and its answer has no token.",
  });
  if (token === null) return null;
  findings.addNote(
    call,
    "The session is a bearer token: give `createBroker` an `auth` that adds it to requests.",
  );
  headers.set("authorization", `Bearer ${token}`);
  return { headers, ids };
}

/**
 * Tries an unknown address and, with writes, a wrong password, which counts towards a lockout; both must be refused
 * alike.
 */
async function checkRefusedSignIns(
  inspector: Inspector,
  { email, companyId }: Credentials,
  writes: boolean,
): Promise<readonly Cookie[]> {
  const { ask, expectRefused, findings } = inspector;
  const password = digestOf(randomUUID());
  const problem = (what: string) =>
    ({ check: "signIn", problem: `${what} must be refused with code 1001.` }) as const;
  const wrong = writes ? await ask(call, { email, password, companyId }) : null;
  expectRefused(call, wrong, [1001], problem("A wrong password"));
  const unknown = await ask(call, { email: createUnknownEmail(), password, companyId });
  expectRefused(call, unknown, [1001], problem("An unknown address"));
  if (wrong && unknown && wrong.code !== 1 && unknown.code !== 1)
    findings.expect(call, wrong.code === unknown.code && wrong.message === unknown.message, {
      check: "signIn",
      field: "responseMessage",
      problem: `A wrong password is refused with “${wrong.message}” and an unknown address with “${unknown.message}”, so that anybody can find out who has an account.`,
    });
  return [wrong, unknown].flatMap((one) => one?.headers.getSetCookie().map(parseCookie) ?? []);
}

/** Checks refused sign-ins, then signs in; null where that failed. */
export async function checkSignIn(
  inspector: Inspector,
  credentials: Credentials,
  writes: boolean,
): Promise<Session | null> {
  const { ask, expectDone, findings } = inspector;
  const earlier = await checkRefusedSignIns(inspector, credentials, writes);
  const { email, companyId } = credentials;
  const answer = await ask(call, { email, password: digestOf(credentials.password), companyId });
  const user = expectDone(call, answer);
  if (!answer || user === undefined) return null;
  for (const [field, wanted] of [
    ["companyId", companyId],
    ["email", email],
  ] as const) {
    const value = at(user, field);
    findings.expect(call, String(value).toLowerCase() === String(wanted).toLowerCase(), {
      check: "field",
      field: `data.${field}`,
      problem: `\`data.${field}\` is ${JSON.stringify(value)}, and the sign-in was for ${JSON.stringify(wanted)}.`,
    });
  }
  return openSession(inspector, answer, earlier);
}

/** Signs out, where the provider offers it, and checks that the session has ended on the server. */
export async function checkSignOut(inspector: Inspector, session: Session): Promise<void> {
  const { ask, expectDone, findings } = inspector;
  const out = "UserLogout";
  if (expectDone(out, await ask(out, {}, { session })) === undefined) return;
  const { staffUserId: userId, companyId } = session.ids;
  const after = await ask("GetUserInfo", { userId, companyId }, { session });
  if (!after) return;
  findings.expect(out, after.status === 401, {
    check: "signOut",
    problem: `After the sign-out the same session was still answered, with status ${after.status}.`,
  });
}

/** The number of wrong passwords after which a provider should slow down. */
const ATTEMPTS = 15;

/** Signs in to an unknown address until the provider refuses more attempts. */
export async function checkLimits(inspector: Inspector, companyId: number): Promise<void> {
  const { host, findings, sendBare } = inspector;
  const body = JSON.stringify({ email: createUnknownEmail(), password: digestOf("wrong"), companyId });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const headers = { "content-type": "application/json" };
    const answer = await sendBare(
      new Request(new URL("/api/User/UserLogin", host), { method: "POST", headers, body }),
    );
    if (answer?.status !== 429) continue;
    const text = answer.headers.get("retry-after");
    findings.expect("limits", /^\d+$/.test(text ?? "") && Number(text) >= 1 && Number(text) <= 86_400, {
      check: "limit",
      field: "Retry-After",
      problem: `A 429 of UserLogin has ${text === null ? "no `Retry-After`" : `the \`Retry-After\` “${text}”`}.`,
    });
    return findings.add(
      "limits",
      answer.code === 4029
        ? null
        : {
            check: "envelope",
            problem: `A 429 of UserLogin has the code ${answer.code}; the contract has 4029 for it.`,
            isAdvice: true,
          },
    );
  }
  findings.add("limits", {
    check: "limit",
    problem: `${ATTEMPTS} wrong passwords for one address in a row were all tried, so passwords can be guessed.`,
    isAdvice: true,
  });
}
