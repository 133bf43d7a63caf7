import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProgram, untilReady } from "./process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { pack } from "../../../scripts/published.ts";
import { DEMO, hundredDollars, image } from "./provider.ts";

let folder: string;
let consumer: string;
/** The installed package. */
let installed: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pack-"));
  const portal = join(folder, "portal");
  const packed = join(folder, "packed");
  consumer = join(folder, "consumer");
  await Promise.all([mkdir(portal), mkdir(packed), mkdir(consumer)]);
  await writeFile(join(portal, "index.html"), "<!doctype html><title>A built portal</title>");
  const sandbox = await pack("apps/sandbox", packed, { PORTAL_DIR: portal });
  const contract = await pack("api-spec", packed);
  // Neither package is published, so that the test names the tarball of the dependency.
  await writeFile(
    join(consumer, "pnpm-workspace.yaml"),
    JSON.stringify({ overrides: { "@broker/api-spec": `file:${contract}` } }),
  );
  await writeFile(
    join(consumer, "package.json"),
    JSON.stringify({ private: true, dependencies: { "@broker/sandbox": `file:${sandbox}` } }),
  );
  await promisify(execFile)("pnpm", ["install", "--prefer-offline", "--ignore-scripts"], { cwd: consumer });
  installed = join(consumer, "node_modules/@broker/sandbox");
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  "the packed package starts the same server in an empty folder: portal, API, reference and tools; and its command checks it",
  { timeout: 120_000 },
  async () => {
    const PORT = String(await findFreePort());
    const origin = `http://127.0.0.1:${PORT}`;
    const program = startProgram(join(consumer, "node_modules/.bin/broker-sandbox"), [], {
      PORT,
      DATA_DIR: join(folder, "data"),
    });
    await untilReady(program, origin);
    const get = async (path: string) => (await fetch(origin + path)).text();
    const start = await readFile(join(installed, "dist/portal-build/index.html"), "utf8");
    const [title = "none"] = /<title>[^<]+/.exec(start) ?? [];
    expect(await get("/")).toContain(title);
    expect(await get("/api/Cache/GetCompanies")).toContain('"responseCode":1');
    expect(await get("/api/reference/swagger-ui-bundle.js")).toContain("SwaggerUIBundle");
    expect(await get("/sandbox")).toContain("demo@example.com");
    // A file is decoded by a separate program, which the package must include.
    const send = async (path: string, body: FormData | string, headers: Record<string, string>) =>
      fetch(origin + path, { method: "POST", headers, body });
    const password = createHash("md5").update(DEMO.password).digest("hex");
    const credentials = JSON.stringify({ companyId: 9, email: DEMO.email, password });
    const type = { "content-type": "application/json" };
    const signedIn = await send("/api/User/UserLogin", credentials, type);
    const cookie = signedIn.headers.getSetCookie().at(-1)?.split(";")[0] ?? "";
    const { data: user } = Object(await signedIn.json());
    const fields = { companyId: 9, userId: user.staffUserId, ...hundredDollars };
    const order = JSON.stringify({ ...fields, username: user.username });
    const { data } = Object(
      await (await send("/api/Deposit/DepositRequest", order, { ...type, cookie })).json(),
    );
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, transactionId: data.transactionId }))
      form.set(name, String(value));
    form.set("receipt", image("receipt.png"));
    expect(await (await send("/api/Deposit/SubmitDeposit", form, { cookie })).json()).toMatchObject({
      responseCode: 1,
    });
    const file = join(folder, "provider.json");
    const conformance = startProgram(
      join(consumer, "node_modules/.bin/broker-sandbox"),
      ["conformance", "--host", origin, "--email", DEMO.email, "--capabilities", file],
      { CONFORMANCE_PASSWORD: DEMO.password },
    );
    expect(await conformance.exit).toBe(0);
    expect(conformance.output()).toContain("The provider conforms.");
    expect(await readFile(file, "utf8")).toContain('"voidIntent"');
    program.child.kill("SIGTERM");
    expect(await program.exit).toBe(0);
  },
);

test("the package contains what it runs and no more: no TypeScript sources, no tests, no data, and source maps of its own modules only", async () => {
  const files = await readdir(installed, { recursive: true });
  const odd = files.filter((file) =>
    /(?<!\.d)\.tsx?$|^(src|test|scripts|bench|\.data)\b|^dist\/(portal-build|reference\/renderer)\/.*\.map$/.test(
      file,
    ),
  );
  expect(odd).toEqual([]);
});
