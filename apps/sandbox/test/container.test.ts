import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { validate } from "dockerfile-utils";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../src/config.ts";

const room = resolve(import.meta.dirname, "..");
const { resolve: find } = createRequire(import.meta.url);
const dockerfile = await readFile(join(room, "Dockerfile"), "utf8");

const Environment = v.record(v.string(), v.string());
const Compose = v.object({
  services: v.object({
    provider: v.looseObject({
      environment: Environment,
      build: v.optional(v.object({ context: v.string(), dockerfile: v.string() })),
      deploy: v.optional(v.object({ replicas: v.number() })),
    }),
  }),
});

const given: Readonly<Record<string, string>> = {
  PUBLIC_URL: "https://portal.example.com",
  POSTGRES_PASSWORD: "secret",
  STAFF_EMAIL: "staff@broker.example",
  STAFF_PASSWORD: "a-long-password",
  METRICS_TOKEN: "a-token-of-prometheus",
  FACTOR_KEY: "a-key-of-more-than-thirty-two-letters-0123",
  SMTP_URL: "smtps://broker:secret@mail.example.com",
  MAIL_FROM: "no-reply@broker.example",
  S3_SECRET_ACCESS_KEY: "secret",
};

/** Reads a compose file and fills in its variables, as Compose does. */
async function compose(file: string): Promise<v.InferOutput<typeof Compose>["services"]["provider"]> {
  const text = await readFile(join(room, file), "utf8");
  const filled = text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string | undefined, rest: string | undefined) =>
      given[name] ?? (kind === "-" ? (rest ?? "") : ""),
  );
  return v.parse(Compose, parse(filled)).services.provider;
}

/** Reads the environment variables that the image sets. */
function imageEnvironment(): Record<string, string> {
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM"));
  const [, block = ""] = /^ENV ((?:.*\\\n)*.*)$/m.exec(last) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

test("the Dockerfiles pass their linter", async () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate(await readFile(join(room, "Dockerfile.database"), "utf8"))).toEqual([]);
});

test("the image runs as an unprivileged user, has a health check, and pins the project's version of Node.js", async () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM"));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
  expect(last).toMatch(/^CMD \["node", "--max-semi-space-size=4", "dist\/main\.js"\]$/m);
  const manifest = v.parse(
    v.object({ devDependencies: v.record(v.string(), v.string()) }),
    JSON.parse(await readFile(join(room, "../../package.json"), "utf8")),
  );
  expect(dockerfile).toContain(`ARG NODE_VERSION=${manifest.devDependencies["node"]}\n`);
});

test("the compose files pass their linter", async () => {
  const linter = join(dirname(find("dclint/package.json")), "bin/dclint.cjs");
  // One of its rules requires single quotes, and the formatter writes double ones.
  const options = ["--max-warnings", "0", "--disable-rule", "require-quotes-in-ports"];
  const files = ["compose.yaml", "compose.s3.yaml", "compose.cluster.yaml"];
  const run = promisify(execFile)(process.execPath, [linter, ...files, ...options], { cwd: room });
  expect((await run).stdout.trim()).toBe("");
}, 60_000);

test("asvs(13.2.3): no secret of the compose files has a default: each must be chosen", async () => {
  for (const file of ["compose.yaml", "compose.s3.yaml", "compose.cluster.yaml"]) {
    const text = await readFile(join(room, file), "utf8");
    const secrets = text.split("\n").filter((line) => /^\s+\w*(PASSWORD|SECRET|TOKEN)\w*:/.test(line));
    expect(secrets.length, file).toBeGreaterThan(0);
    for (const line of secrets) expect(line, file).toMatch(/:\s+"?\$\{\w+:\?[^}]*\}"?$/);
  }
});

test("asvs(13.4.2): the image is configured for production: no demo accounts, no debugging", () => {
  const environment = imageEnvironment();
  expect(environment).toMatchObject({ NODE_ENV: "production", SEED: "none", LOG_LEVEL: "info" });
  expect(dockerfile).not.toMatch(/--inspect|NODE_DEBUG|\bDEBUG=/);
});

test("the provider starts with the settings of its image and compose files: two replicas, one database, one store", async () => {
  const main = await compose("compose.yaml");
  const store = await compose("compose.s3.yaml");
  const config = readConfig({ ...imageEnvironment(), ...main.environment, ...store.environment });
  expect(config).toMatchObject({
    host: "0.0.0.0",
    port: 4000,
    seed: "none",
    databaseUrl: "postgres://broker:secret@database:5432/broker",
    publicUrl: "https://portal.example.com",
    backofficeUrl: "http://localhost:4001",
    trustedProxies: 2,
    requiresStaffFactor: true,
    staff: { email: "staff@broker.example" },
    metricsToken: "a-token-of-prometheus",
    s3: { endpoint: "http://store:7070", bucket: "portal" },
  });
  expect(main.deploy?.replicas).toBe(2);
  const { context = "", dockerfile: path = "" } = main.build ?? {};
  expect(existsSync(resolve(room, context, path))).toBe(true);
});

const All = v.object({
  services: v.record(
    v.string(),
    v.looseObject({
      deploy: v.optional(
        v.looseObject({ resources: v.object({ limits: v.object({ memory: v.string() }) }) }),
      ),
    }),
  ),
});

test("no container may use the machine's whole memory", async () => {
  const limits = async (file: string) =>
    Object.entries(v.parse(All, parse(await readFile(join(room, file), "utf8"))).services).map(
      ([name, { deploy }]) => [name, deploy?.resources.limits.memory],
    );
  const found = Object.fromEntries([...(await limits("compose.s3.yaml")), ...(await limits("compose.yaml"))]);
  expect(Object.keys(found).sort()).toEqual(["database", "provider", "proxy", "store"]);
  for (const [name, limit] of Object.entries(found)) expect(limit, name).toMatch(/^\d+[MG]$/);
});

test("the shipped proxy passes each client's own address on, and serves no tools or back office on the clients' host", async () => {
  const text = await readFile(join(room, "compose.yaml"), "utf8");
  expect(text).toMatch(/servers \{\s+trusted_proxies static private_ranges\s+\}/);
  const clients = text.slice(text.indexOf("      :80 {"), text.indexOf("      :81 {"));
  expect(clients).toMatch(/path \/metrics \/sandbox \/sandbox\/\*\s+not path \/sandbox\/reset-password /);
  expect(clients).toContain("respond @inside 404");
  const published = [...text.matchAll(/^ {6}- "([^"]+:\d+)"$/gm)].map(([, port]) => port);
  expect(published).toHaveLength(2);
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
});
