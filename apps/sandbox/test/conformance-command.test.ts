import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runConformance } from "../src/conformance/command.ts";
import type { Send } from "../src/conformance/line.ts";
import { createProvider, DEMO, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

describe("the command", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "conformance-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs the command, and returns its exit code and what it printed. */
  const run = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const lines: string[] = [];
    const send: Send = async (request) => provider.send(request);
    const code = await runConformance(args, { print: (text) => void lines.push(text), send, env });
    return { code, text: lines.join("\n") };
  };
  const host = ["--host", "http://localhost:4000"];

  test("reads by default and without a client, and writes report and capabilities into files", async () => {
    const [json, module] = [join(folder, "report.json"), join(folder, "provider.ts")];
    const { code, text } = await run([...host, "--json", json, "--capabilities", module]);
    expect(code).toBe(0);
    expect(text).toContain("The provider conforms.");
    expect(text).toContain("Its success needs a test client: --email and --password.");
    expect(JSON.parse(await readFile(json, "utf8"))).toMatchObject({
      passed: true,
      hasClient: false,
      writes: false,
    });
    expect(await readFile(module, "utf8")).toMatch(/"capabilities": \[[^]*satisfies Partial<BrokerOptions>;/);
  });

  test("makes no write without --write: the provider's data stay as they are", async () => {
    const count = async () =>
      JSON.stringify(
        (await provider.query("select count(*) from deposit union all select count(*) from transfer")).rows,
      );
    const before = await count();
    expect((await run([...host, "--email", DEMO.email], { CONFORMANCE_PASSWORD: DEMO.password })).code).toBe(
      0,
    );
    expect(await count()).toBe(before);
  });

  test("checks the preflight of a portal on another origin, and ends with 1 where it fails", async () => {
    const { code, text } = await run([...host, "--origin", "https://portal.example.com"]);
    expect(code).toBe(1);
    expect(text).toContain(
      "The preflight of the portal https://portal.example.com is answered with `access-control-allow-origin: (none)`",
    );
  });

  test("ends with 2 where no provider answers", async () => {
    const lines: string[] = [];
    const send = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("refused") }));
    expect(await runConformance(host, { print: (text) => void lines.push(text), send })).toBe(2);
    expect(lines.join("")).toContain("A request to / got no answer: refused.");
  });

  test.each([
    [["--company", "nine", ...host], "--company is “nine”: it must be a number such as 9."],
    [[], "--host is missing"],
    [["--host", "api.example.com"], "--host is “api.example.com”: it must be an origin"],
    [[...host, "--gateway", "coinpay:cash"], "--gateway is “coinpay:cash”: it must be a name"],
    [[...host, "--write"], "--write needs the --email of a test client."],
    [[...host, "--email", DEMO.email], "--email needs a --password"],
    [["--hots", "x"], "--hots"],
  ])("refuses %j with a sentence, and ends with 2", async (args, sentence) => {
    const { code, text } = await run(args);
    expect([code, text]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
