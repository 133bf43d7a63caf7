import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatObjectives, objectives } from "../objectives/objectives.ts";
import { createSyntheticMetrics } from "../src/synthetic/synthetic-metrics.ts";
import { createMetrics } from "../src/telemetry/metrics.ts";

const room = join(import.meta.dirname, "../operations");
const Rules = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.union([
          v.strictObject({
            alert: v.string(),
            expr: v.string(),
            for: v.optional(v.string()),
            labels: v.object({ severity: v.picklist(["page", "ticket"]) }),
            annotations: v.object({ summary: v.string(), runbook_url: v.string() }),
          }),
          v.strictObject({
            record: v.string(),
            expr: v.string(),
            labels: v.optional(v.object({ objective: v.string() })),
          }),
        ]),
      ),
    }),
  ),
});
const all = ["alerts.yaml", "objectives.yaml"]
  .flatMap((name) => v.parse(Rules, parse(readFileSync(join(room, name), "utf8"))).groups)
  .flatMap(({ rules }) => rules);
const rules = all.flatMap((rule) => ("alert" in rule ? [rule] : []));
const recorded = new Set(all.flatMap((rule) => ("record" in rule ? [rule.record] : [])));

const withoutPromtool = spawnSync("promtool", ["--version"]).status !== 0;

test.skipIf(withoutPromtool).each(["alerts", "objectives"])(
  "the rules of %s pass their own tests by Prometheus",
  (name) => {
    const args = ["test", "rules", `${name}.test.yaml`];
    expect(execFileSync("promtool", args, { cwd: room, encoding: "utf8" })).toContain("SUCCESS");
  },
  // The test evaluates rules over hours.
  120_000,
);

test("the rules of the objectives are those that scripts/objectives.ts writes", () => {
  expect(readFileSync(join(room, "objectives.yaml"), "utf8")).toBe(formatObjectives());
});

test("each ratio that an alert or the dashboard reads is recorded, for each objective", () => {
  const read = [...rules.map(({ expr }) => expr), ...watched].flatMap(
    (expr) => expr.match(/objective:[a-z_]+:[a-z_0-9]+/g) ?? [],
  );
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => !recorded.has(name))).toEqual([]);
  for (const { name } of objectives)
    expect(
      all.filter(({ labels }) => labels && "objective" in labels && labels.objective === name),
    ).toHaveLength(9);
});

const Dashboard = v.object({
  panels: v.array(
    v.looseObject({
      id: v.number(),
      title: v.string(),
      description: v.string(),
      targets: v.array(v.object({ refId: v.string(), expr: v.string(), legendFormat: v.string() })),
    }),
  ),
});
const { panels } = v.parse(Dashboard, JSON.parse(readFileSync(join(room, "dashboard.json"), "utf8")));
const watched = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test("alerts and dashboard use only metrics that the provider has, and the dashboard each of its own", async () => {
  const metrics = createMetrics({
    process: true,
    pool: () => ({ total: 0, idle: 0, waiting: 0 }),
    standbys: () => ({ standbys: [], reads: { standby: 0, primary: 0 } }),
    jobs: () => Promise.resolve({ waiting: 0, running: 0, failing: 0, givenUp: 0, oldestSeconds: 0 }),
  });
  const { body: own } = await metrics.render();
  const body = own + (await createSyntheticMetrics().render());
  const names = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name));
  const namesIn = (exprs: readonly string[]) =>
    exprs.flatMap((expr) =>
      [...expr.matchAll(/\b(?:broker|process|nodejs)_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count)$/, ""),
      ),
    );
  const alerting = namesIn(all.map(({ expr }) => expr));
  expect(alerting.length).toBeGreaterThan(5);
  expect([...alerting, ...namesIn(watched)].filter((name) => !names.has(name))).toEqual([]);
  const unwatched = [...names].filter(
    (name) => name.startsWith("broker_") && !namesIn(watched).includes(name),
  );
  expect(unwatched).toEqual([
    "broker_ledger_checked_timestamp_seconds",
    "broker_synthetic_deposit_finished_timestamp_seconds",
  ]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test.skipIf(withoutPromtool)("Prometheus can read each query of the dashboard", () => {
  const groups = [
    { name: "dashboard", rules: watched.map((expr, index) => ({ record: `panel:p${index}`, expr })) },
  ];
  const folder = mkdtempSync(join(tmpdir(), "dashboard-"));
  const file = join(folder, "rules.json");
  writeFileSync(file, JSON.stringify({ groups }));
  const check = spawnSync("promtool", ["check", "rules", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(check.stderr + check.stdout).toContain(`SUCCESS: ${watched.length} rules found`);
});

test("docs/runbooks.md has a section for each alert, to which the alert leads, and no other one", () => {
  const page = readFileSync(resolve(room, "../../../docs/runbooks.md"), "utf8");
  const sections = [...page.matchAll(/^## (\w+)\n\n.+\n\n\*\*.+:\*\* /gm)].map(([, name = ""]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook_url).toBe(
      `https://github.com/broker-kit/broker-kit/blob/main/docs/runbooks.md#${alert.toLowerCase()}`,
    );
});
