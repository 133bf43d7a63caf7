import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { clientExports, readClientModules } from "../scripts/client-directive.ts";

const app = inject("app");
const packages = ["ui", "hooks", "screens"];
const distOf = (name: string) => join(app, "node_modules/@broker", name, "dist");

/** Runs a script as a framework runs server components: with React's server build, and client modules as references. */
async function runOnServer(script: string, ...args: readonly string[]): Promise<string> {
  const conditions = ["--conditions=react-server", "--conditions=module"];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...conditions, "--import", join(app, "server/register.mjs"), join(app, "server", script), ...args],
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  return stdout;
}

test.each(packages)("every module of %s can be imported by a server component", async (name) => {
  const files = globSync("**/*.js", { cwd: distOf(name) });
  expect(files).toContain("index.js");
  const failures = await runOnServer("load.mjs", ...files.map((file) => join(distOf(name), file)));
  expect(JSON.parse(failures)).toEqual([]);
});

test.each(packages)('a module of %s carries "use client" if it needs a browser, and only then', (name) => {
  const others = packages.filter((other) => other !== name);
  const dists = Object.fromEntries(others.map((other) => [`@broker/${other}`, distOf(other)]));
  const { marked, needed } = readClientModules(distOf(name), clientExports(dists));
  expect(marked.size).toBeGreaterThan(10);
  expect(marked).toEqual(needed);
});

test("a server component renders what needs no browser, and passes the rest as references", async () => {
  const stream = await runOnServer("page.mjs");
  // Rendered on the server, with brand, language and figures.
  expect(stream).toContain('["$","h1",null,{"id":"$undefined"');
  expect(stream).toMatch(/"\$","main",null,\{"lang":"ar[^"]*","dir":"rtl","data-root":"broker"/);
  expect(stream).toContain("--broker-color-brand:");
  expect(stream).toContain("1,234.50");
  const references = [...stream.matchAll(/^\w+:I\["[^"]+",\[\],"(\w+)"\]$/gm)].map(([, name]) => name);
  // The first is the icon of the icon library.
  expect(new Set(references)).toEqual(new Set(["default", "Button", "LoginScreen"]));
});
