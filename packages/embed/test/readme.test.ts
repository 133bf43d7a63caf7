import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

/** Runs the TypeScript example of the README as a script, with these globals. */
async function runExample(globals: object): Promise<void> {
  const readme = await readFile(join(import.meta.dirname, "../README.md"), "utf8");
  const [, code = ""] = /^```ts\n([^]*?)^```$/m.exec(readme) ?? [];
  runInNewContext(stripTypeScriptTypes(code.replace(/^import .*$/m, "")), globals);
}

test.each([
  ["noToken", 200, "token", ""],
  ["sessionEnded", 200, "token", ""],
  ["tokenRefused", 200, null, "Deposits do not open at the moment."],
  ["unreachable", 200, null, "Deposits do not open at the moment."],
  ["notSupported", 200, null, "Deposits do not open at the moment."],
  ["noToken", 500, null, "Deposits do not open at the moment."],
])("the page of the README answers %s with status %i by a token, or shows a problem", async (...given) => {
  const [reason, status, token, shown] = given;
  const deposit = Object.assign(new EventTarget(), { token: null });
  const problem = { textContent: "" };
  const fetch = vi.fn(async () => new Response("token", { status }));
  const document = { querySelector: (name: string) => (name === "#problem" ? problem : deposit) };
  const error = vi.fn();
  await runExample({ document, fetch, console: { ...console, error } });
  deposit.dispatchEvent(new CustomEvent("needs-sign-in", { detail: { journey: "deposit", reason } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect([deposit.token, problem.textContent]).toEqual([token, shown]);
  const isAsked = reason === "noToken" || reason === "sessionEnded";
  expect(fetch).toHaveBeenCalledTimes(isAsked ? 1 : 0);
  // The reason is for the developer of the page.
  expect(error.mock.calls).toEqual(isAsked ? [] : [[`The frame of the deposit does not open: ${reason}`]]);
});
