import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { sharedSettings } from "../cluster/patroni.ts";
import { formatCompose } from "../compose/compose.ts";
import { readConfig } from "../src/config.ts";

const Service = v.looseObject({
  depends_on: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  configs: v.optional(v.array(v.looseObject({ source: v.string() })), []),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  ports: v.optional(v.array(v.string()), []),
  networks: v.array(v.string()),
  command: v.optional(v.array(v.string()), []),
  read_only: v.optional(v.boolean(), false),
  deploy: v.object({ resources: v.object({ limits: v.object({ memory: v.string() }) }) }),
});
const File = v.object({
  services: v.record(v.string(), Service),
  networks: v.record(v.string(), v.unknown()),
  volumes: v.record(v.string(), v.null()),
  configs: v.record(v.string(), v.object({ content: v.string() })),
});

const room = join(import.meta.dirname, "..");
const text = readFileSync(join(room, "compose.cluster.yaml"), "utf8");
const file = v.parse(File, parse(text));
const services = Object.entries(file.services);
/** Returns the content of a configuration file as its container has it, with Compose's `$$` replaced by `$`. */
const contentOf = (name: string) => (file.configs[name]?.content ?? "").replaceAll("$$", "$");
const numberOf = (part: string) => services.filter(([name]) => new RegExp(`^${part}\\d$`).test(name)).length;

test("the file is the one that scripts/compose.ts writes", () => {
  expect(text).toBe(formatCompose());
});

test("it has the shape of the cluster: three of etcd, database, pooler and provider, two of the store", () => {
  const parts = ["etcd", "database", "pooler", "provider", "store"];
  expect(parts.map(numberOf)).toEqual([3, 3, 3, 3, 2]);
});

test("each configuration, volume, network and service that is named is there, and none is unused", () => {
  const all = <T>(pick: (service: v.InferOutput<typeof Service>) => readonly T[]) => [
    ...new Set(services.flatMap(([, service]) => pick(service))),
  ];
  expect(all(({ configs }) => configs.map(({ source }) => source)).toSorted()).toEqual(
    Object.keys(file.configs).toSorted(),
  );
  expect(all(({ volumes }) => volumes.map((one) => one.split(":")[0] ?? "")).toSorted()).toEqual(
    Object.keys(file.volumes).toSorted(),
  );
  expect(all(({ networks }) => networks).toSorted()).toEqual(Object.keys(file.networks).toSorted());
  expect(all(({ depends_on }) => depends_on).filter((name) => !file.services[name])).toEqual([]);
});

test("each host that a service or a configuration names is a service in a network of its own", () => {
  const named = (source: string) =>
    [...source.matchAll(/\b((?:etcd|database|pooler|provider|store)\d|primary|store):\d{4}/g)].map(
      ([, name = ""]) => name,
    );
  let count = 0;
  for (const [name, { networks, configs, environment, command }] of services) {
    const sources = [
      ...Object.values(environment),
      ...command,
      ...configs.map(({ source }) => contentOf(source)),
    ];
    for (const host of sources.flatMap(named)) {
      count += 1;
      const shared = file.services[host]?.networks.filter((one) => networks.includes(one)) ?? [];
      expect(shared, `${name} reaches ${host}`).not.toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(40);
});

test("a container with configurations is writable, since Compose copies them into it", () => {
  const both = services.filter(([, { configs, read_only }]) => configs.length > 0 && read_only);
  expect(both.map(([name]) => name)).toEqual([]);
});

test("no container may use the machine's whole memory, and ports are open to this machine only", () => {
  for (const [name, { deploy, ports }] of services) {
    expect(deploy.resources.limits.memory, name).toMatch(/^\d+[MG]$/);
    for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  }
  expect(services.flatMap(([, { ports }]) => ports)).toHaveLength(2);
});

test("Patroni has the settings that the game days test", () => {
  const { bootstrap } = v.parse(
    v.looseObject({ bootstrap: v.looseObject({ dcs: v.looseObject({}) }) }),
    parse(contentOf("patroni"), { version: "1.1" }),
  );
  const { postgresql: _, ...settings } = sharedSettings;
  expect(bootstrap.dcs).toMatchObject(settings);
});

test("the provider starts with the settings of its containers", () => {
  const given: Readonly<Record<string, string>> = {
    PUBLIC_URL: "https://portal.example.com",
    BACKOFFICE_URL: "https://staff.example.com",
    POSTGRES_PASSWORD: "secret",
    STAFF_EMAIL: "staff@broker.example",
    STAFF_PASSWORD: "a-long-password",
    METRICS_TOKEN: "a-token-of-prometheus",
    FACTOR_KEY: "a-key-of-more-than-thirty-two-letters-0123",
    SMTP_URL: "smtps://broker:secret@mail.example.com",
    MAIL_FROM: "no-reply@broker.example",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_all, name: string) => given[name] ?? "");
  for (const index of [1, 2, 3]) {
    const { environment = {} } = file.services[`provider${index}`] ?? {};
    const filled = Object.entries(environment).map(([name, value]) => [name, fill(value)]);
    const image = { NODE_ENV: "production", SEED: "none", HOST: "0.0.0.0" };
    expect(readConfig({ ...image, ...Object.fromEntries(filled) })).toMatchObject({
      databaseUrl: `postgres://broker:secret@pooler${index}:6432/broker`,
      databaseDirectUrl: "postgres://broker:secret@primary:5432/broker",
      standbyUrls: [1, 2, 3].map((one) => `postgres://broker:secret@database${one}:5432/broker`),
      trustedProxies: 2,
      requiresStaffFactor: true,
      secondApprovalUsd: null,
      s3: { endpoint: "http://store:7070", bucket: "portal" },
    });
  }
});

const HAPROXY = "/usr/sbin/haproxy";
describe.skipIf(spawnSync(HAPROXY, ["-v"]).status !== 0)("HAProxy", () => {
  test.each(["front", "primary", "store"])("can read its settings of %s", (name) => {
    const folder = mkdtempSync(join(tmpdir(), "compose-"));
    const settings = join(folder, "haproxy.cfg");
    writeFileSync(settings, contentOf(name));
    const check = spawnSync(HAPROXY, ["-c", "-f", settings], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(check.stderr).toBe("");
    expect(check.status).toBe(0);
  });
});
