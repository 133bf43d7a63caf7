import { type OperationId, operations } from "@broker/api-spec/operations";
import { calls } from "./findings.ts";
import type { Inspector } from "./inspector.ts";

/** An origin that no provider lists. */
const STRANGER = "https://not-the-portal.example";

/** Makes each call without a session: it must be refused before anything else is checked, and so changes nothing. */
export async function checkAccess(inspector: Inspector): Promise<void> {
  for (const call of calls) {
    const { audience, method, send } = operations[call];
    if (audience !== "public") {
      const answer = await inspector.ask(call);
      inspector.expectStatus(call, answer, audience === "staff" ? [401, 403] : [401], {
        check: "session",
        problem: "A request without a session must be refused with status 401.",
      });
    } else if (method === "POST" && send !== "none") {
      const answer = await inspector.ask(call);
      inspector.expectStatus(call, answer, [400], {
        check: "wrongInput",
        problem: "A request without its inputs must be refused with status 400.",
      });
    }
    if (audience === "staff") inspector.findings.addNote(call, "It is for staff, and no portal makes it.");
  }
}

/** Checks an address that the contract does not have. */
export async function checkUnknownCall({ host, findings, sendBare }: Inspector): Promise<void> {
  const path = "/api/Cache/NoSuchCall";
  const answer = await sendBare(new Request(new URL(path, host), { redirect: "manual" }));
  if (!answer) return;
  findings.expect("unknownCalls", answer.status === 404, {
    check: "status",
    problem: `${path}, which the contract does not have, was answered with status ${answer.status} in place of 404.`,
  });
  findings.expect("unknownCalls", typeof answer.code === "number", {
    check: "envelope",
    problem: `The answer to ${path} is not the envelope of the contract.`,
    isAdvice: true,
  });
}

const preflightOf = (host: string, call: OperationId, origin: string) =>
  new Request(new URL(operations[call].path, host), {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,idempotency-key",
    },
  });
const isShared = (headers: Headers, origin: string) => {
  const allowed = headers.get("access-control-allow-origin");
  const isAny = allowed === "*" && headers.get("access-control-allow-credentials") === "true";
  return allowed === origin || isAny;
};

/** Checks that pages of other origins can neither read nor write as a signed-in client. */
async function checkStranger(inspector: Inspector): Promise<void> {
  const { host, findings, ask, sendBare, expectStatus } = inspector;
  const call = "UserLogin";
  const read = await ask("GetCompanies", {}, { headers: { origin: STRANGER } });
  const asked = await sendBare(preflightOf(host, call, STRANGER));
  for (const answer of [read, asked])
    if (answer)
      findings.expect("otherOrigins", !isShared(answer.headers, STRANGER), {
        check: "origin",
        field: "Access-Control-Allow-Origin",
        problem: `A page of ${STRANGER}, which is no portal of this provider, may call the API with the cookies of a client.`,
      });
  const written = await ask(call, {}, { headers: { origin: STRANGER, "sec-fetch-site": "cross-site" } });
  expectStatus(call, written, [403], {
    check: "origin",
    field: "Origin",
    problem: `A write from a page of ${STRANGER} must be refused with status 403.`,
  });
}

/** Checks that the portal of another origin can make calls with cookies. */
async function checkPortal({ host, findings, sendBare }: Inspector, portal: string): Promise<void> {
  const answer = await sendBare(preflightOf(host, "DepositRequest", portal));
  if (!answer) return;
  const wanted: Readonly<Record<string, (value: string) => boolean>> = {
    "access-control-allow-origin": (value) => value === portal,
    "access-control-allow-credentials": (value) => value === "true",
    "access-control-allow-methods": (value) => /\bPOST\b/.test(value),
    "access-control-allow-headers": (value) => /content-type/i.test(value) && /idempotency-key/i.test(value),
  };
  for (const [name, isRight] of Object.entries(wanted)) {
    const value = answer.headers.get(name);
    findings.expect("otherOrigins", value !== null && isRight(value), {
      check: "origin",
      field: name,
      problem: `The preflight of the portal ${portal} is answered with \`${name}: ${value ?? "(none)"}\`.`,
    });
  }
}

/** Checks requests from pages of other origins: of a stranger, and of the portal where it has an origin of its own. */
export async function checkOrigins(inspector: Inspector, portal: string | null): Promise<void> {
  await checkStranger(inspector);
  if (portal !== null && portal !== new URL(inspector.host).origin) return checkPortal(inspector, portal);
  const note = "The portal is taken to be on the provider's own origin; name another one with --origin.";
  inspector.findings.addNote("otherOrigins", note);
}

/** Checks the headers of an answer that belongs to one client. */
export function checkPrivacy({ findings }: Inspector, call: OperationId, headers: Headers): void {
  const caching = headers.get("cache-control") ?? "";
  const isPublic = /\bpublic\b|s-maxage/.test(caching);
  const isRight = /\bno-store\b/.test(caching);
  findings.expect(call, isRight, {
    check: "caching",
    field: "Cache-Control",
    problem: `An answer to a signed-in client has ${caching ? `\`Cache-Control: ${caching}\`` : "no `Cache-Control`"}.`,
    isAdvice: !isPublic,
  });
}
