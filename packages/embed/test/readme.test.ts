import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

/** Runs a TypeScript example of the README as a script, with these globals. */
async function runExample(index: number, globals: object): Promise<void> {
  const readme = await readFile(join(import.meta.dirname, "../README.md"), "utf8");
  const codes = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = ""]) => code);
  const code = (codes[index] ?? "").replace(/^import .*$/m, "").replace("export async", "async");
  runInNewContext(stripTypeScriptTypes(code), globals);
}

test.each([
  ["noToken", 200, "token", ""],
  ["sessionEnded", 200, "token", ""],
  ["tokenRefused", 200, null, "Deposits do not open: tokenRefused"],
  ["unreachable", 200, null, "Deposits do not open: unreachable"],
  ["notSupported", 200, null, "Deposits do not open: notSupported"],
  ["noToken", 500, null, "Deposits do not open at the moment."],
])("the page of the README answers %s with status %i by a token, or shows a problem", async (...given) => {
  const [reason, status, token, shown] = given;
  const deposit = Object.assign(new EventTarget(), { token: null });
  const problem = { textContent: "" };
  const fetch = vi.fn(async () => new Response("token", { status }));
  const document = { querySelector: (name: string) => (name === "#problem" ? problem : deposit) };
  await runExample(0, { document, fetch, console });
  deposit.dispatchEvent(new CustomEvent("needs-sign-in", { detail: { journey: "deposit", reason } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect([deposit.token, problem.textContent]).toEqual([token, shown]);
  expect(fetch).toHaveBeenCalledTimes(reason === "noToken" || reason === "sessionEnded" ? 1 : 0);
});

const failed = (kind: string) => Object.assign(new Error(kind), { kind });

test.each([
  ["a token", { token: "secret" }, "secret"],
  ["the end of the session", failed("unauthenticated"), null],
  ["a refusal", failed("refused"), "thrown"],
])("the server of the README is answered with %s", async (_, answer, result) => {
  const call = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const globals = { isApiError: (error: unknown) => error instanceof Error };
  await runExample(1, globals);
  const create: unknown = Reflect.get(globals, "createEmbedToken");
  if (typeof create !== "function") throw new Error("The example has no createEmbedToken");
  const made: Promise<unknown> = create({ call }, "deposit");
  expect(await made.catch(() => "thrown")).toBe(result);
  expect(call).toHaveBeenCalledExactlyOnceWith("CreateEmbedToken", { purpose: "deposit" });
});
