import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parameters } from "../cluster/patroni.ts";
import { formatManifests, manifests } from "../kubernetes/manifests.ts";
import { numbers } from "../kubernetes/settings.ts";
import { readConfig } from "../src/config.ts";

const room = join(import.meta.dirname, "../operations/kubernetes");
const objects = Object.values(manifests).flat();
/** An object of a file. */
const Written = v.looseObject({
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
  data: v.optional(v.record(v.string(), v.string())),
});
const written = objects.map((object) => v.parse(Written, object.toJSON()));
const text = JSON.stringify(written);
const find = (kind: string, name: string) =>
  written.find((one) => one.kind === kind && one.metadata.name === name);

/** Returns each value that a key has anywhere in a JSON text. */
const valuesOf = (key: string): string[] =>
  [...text.matchAll(new RegExp(`"${key}":"([^"]+)"`, "g"))].map(([, value = ""]) => value);

test("each object passes the schema of its kind", () => {
  for (const object of objects) object.validate();
  expect(objects.length).toBeGreaterThan(30);
});

test("the schema refuses a value of the wrong type", () => {
  const budget = new PodDisruptionBudget({ spec: { maxUnavailable: 1 } });
  budget.validate();
  Reflect.set(budget, "spec", { maxUnavailable: true });
  expect(() => budget.validate()).toThrow(/maxUnavailable/);
});

test("the files are those that scripts/kubernetes.ts writes, and Kustomize lists each", () => {
  const files = Object.fromEntries(
    readdirSync(room).map((name) => [name, readFileSync(join(room, name), "utf8")]),
  );
  expect(files).toEqual(Object.fromEntries(formatManifests()));
  const { resources } = v.parse(
    v.looseObject({ resources: v.array(v.string()) }),
    parse(files["kustomization.yaml"] ?? ""),
  );
  expect(resources.toSorted()).toEqual(
    Object.keys(files)
      .filter((name) => name !== "kustomization.yaml")
      .toSorted(),
  );
});

test("each configuration, service, account and selector that is named is there", () => {
  const configurations = [...text.matchAll(/"configMap(?:Ref)?":\{[^}]*?"name":"([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
  expect(configurations.length).toBeGreaterThan(4);
  expect(configurations.filter((name) => !find("ConfigMap", name))).toEqual([]);
  const hosts = [
    ...text.matchAll(/(?:\w+-\d\.|@|host=|\bp 12 )(etcd|database|primary|provider-pods)[.:\s]/g),
  ];
  expect(new Set(hosts.map(([, name]) => name)).size).toBe(4);
  expect(hosts.map(([, name = ""]) => name).filter((name) => !find("Service", name))).toEqual([]);
  expect(valuesOf("serviceName").filter((name) => !find("Service", name))).toEqual([]);
  expect(valuesOf("serviceAccountName").filter((name) => !find("ServiceAccount", name))).toEqual([]);
  const withPods = [
    ...text.matchAll(/"template":\{"metadata":\{"labels":\{"app":"broker","part":"([^"]+)"/g),
  ].map(([, part = ""]) => part);
  expect(withPods.length).toBeGreaterThan(5);
  expect(valuesOf("part").filter((part) => !withPods.includes(part))).toEqual([]);
});

test("docs/running-large.md creates the secret with each key that a container reads, and no other", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/running-large.md"), "utf8");
  const created = [...page.matchAll(/--from-literal=([a-z-]+)=/g)].map(([, key = ""]) => key);
  const read = [...text.matchAll(/"secretKeyRef":\{"name":"broker","key":"([^"]+)"/g)].map(
    ([, key = ""]) => key,
  );
  expect(created.toSorted()).toEqual([...new Set(read)].toSorted());
});

const Container = v.object({
  spec: v.object({
    template: v.object({
      spec: v.looseObject({
        containers: v.tuple([
          v.looseObject({ env: v.array(v.looseObject({ name: v.string(), value: v.optional(v.string()) })) }),
        ]),
      }),
    }),
  }),
});

test("the provider starts with the settings of its pod", () => {
  const { env } = v.parse(Container, find("Deployment", "provider")).spec.template.spec.containers[0];
  const secrets = {
    STAFF_PASSWORD: "a-long-password",
    SMTP_URL: "smtps://broker:secret@mail.example.com",
    METRICS_TOKEN: "a-token-of-prometheus",
    FACTOR_KEY: "a-key-of-more-than-thirty-two-letters-0123",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  const variables = env.map(({ name, value }) => [name, value?.replaceAll("$(DATABASE_PASSWORD)", "secret")]);
  const config = readConfig({
    NODE_ENV: "production",
    SEED: "none",
    HOST: "0.0.0.0",
    ...find("ConfigMap", "provider")?.data,
    ...Object.fromEntries(variables.filter(([name, value]) => value && name !== "DATABASE_PASSWORD")),
    ...secrets,
  });
  expect(config).toMatchObject({
    databaseUrl: "postgres://broker:secret@127.0.0.1:6432/broker",
    requiresStaffFactor: true,
    secondApprovalUsd: 10_000,
    databaseDirectUrl: "postgres://broker:secret@primary:5432/broker",
    standbyUrls: [0, 1, 2].map((index) => `postgres://broker:secret@database-${index}.database:5432/broker`),
    publicUrl: "https://portal.example.com",
    trustedProxies: 2,
    s3: { bucket: "portal" },
  });
});

test("all replicas' connections fit into the database, with some for operators and migrations", () => {
  const [, pool = ""] =
    /default_pool_size = (\d+)/.exec(find("ConfigMap", "pooler")?.data?.["pgbouncer.ini"] ?? "") ?? [];
  expect(Number(pool)).toBeGreaterThan(0);
  expect(numbers.replicas * Number(pool) + 20).toBeLessThanOrEqual(parameters.max_connections);
});

test("the metrics of the alarms of backups have an exporter, which monitoring can reach by a separate right", () => {
  expect(text).toContain('"DATA_SOURCE_USER","value":"monitor"');
  expect(find("ConfigMap", "database")?.data?.["create-database.sh"]).toContain(
    "grant pg_monitor to monitor;",
  );
  for (const port of [9187, 9854]) {
    expect(text).toContain(`"containerPort":${port}`);
    expect(text).toMatch(
      new RegExp(`"kubernetes.io/metadata.name":"monitoring"[^}]*}}}\\],"ports":\\[[^\\]]*"port":${port}`),
    );
  }
});

test("clients reach no metrics and no tools of staff, and staff no metrics", () => {
  const file = find("ConfigMap", "front")?.data?.["haproxy.cfg"] ?? "";
  const [, portal = "", staff = ""] = file.split(/^frontend (?:portal|staff)$/m);
  for (const rules of [portal, staff])
    expect(rules).toContain(
      "http-request deny deny_status 404 if { path,url_dec -m reg (^|/)\\.\\.?(/|$) }\n",
    );
  expect(portal).toContain("acl inside path,url_dec -m str /metrics /sandbox\n");
  expect(portal).toContain("http-request deny deny_status 404 if inside !shared");
  expect(staff).toContain("http-request deny deny_status 404 if { path,url_dec -m str /metrics }");
});

test("a new pod leaves the database's files to their user, since PostgreSQL refuses others", () => {
  const pods = [...text.matchAll(/"fsGroup":\d+(,"fsGroupChangePolicy":"OnRootMismatch")?/g)];
  expect(pods.length).toBeGreaterThan(3);
  expect(pods.filter(([, policy]) => policy === undefined)).toEqual([]);
});

test("words that YAML 1.1 takes for booleans are quoted in Patroni's settings", () => {
  const file = find("ConfigMap", "database")?.data?.["patroni.yaml"] ?? "";
  expect(file).toMatch(/archive_mode: "on"/);
  expect(file).toMatch(/mode: "off"/);
  expect(file).not.toMatch(/: (?:on|off|yes|no)$/m);
});

const withoutHaproxy = spawnSync("/usr/sbin/haproxy", ["-v"]).status !== 0;

test.skipIf(withoutHaproxy).each(["front", "primary"])("HAProxy can read its settings of %s", (name) => {
  const folder = mkdtempSync(join(tmpdir(), "kubernetes-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, find("ConfigMap", name)?.data?.["haproxy.cfg"] ?? "");
  const check = spawnSync("/usr/sbin/haproxy", ["-c", "-f", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(check.stderr).toBe("");
  expect(check.status).toBe(0);
});
