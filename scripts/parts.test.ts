import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPackage } from "../.storybook/docs/parts/read-parts.ts";

const ui = join(import.meta.dirname, "../packages/ui");
const reader = openPackage(ui, "@broker/ui");
const parts = reader.read(join(ui, "src/index.ts"));
afterAll(reader.close);

/** A component without a docs page, because it renders nothing of its own. */
const pageless = new Set(["UiProvider"]);

const part = (name: string) => parts.find((one) => one.name === name);
const prop = (name: string, of: string) => part(of)?.props.find((one) => one.name === name);

test("every component that the design system exports has a description and an example", () => {
  expect(parts.length).toBeGreaterThan(80);
  const silent = parts.filter(({ description, example }) => description === "" || example === null);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("every property of these components is described", () => {
  const silent = parts.flatMap(({ name, props }) =>
    props.filter(({ description }) => description === "").map((one) => `${name}.${one.name}`),
  );
  expect(silent).toEqual([]);
});

test("the properties that come from React Aria are among them", () => {
  const names = (of: string) => part(of)?.props.map(({ name }) => name);
  expect(names("Button")).toEqual(expect.arrayContaining(["onPress", "isDisabled", "type", "variant"]));
  expect(names("TextField")).toEqual(
    expect.arrayContaining(["value", "onChange", "isRequired", "autoComplete", "label"]),
  );
  expect(names("Switch")).toEqual(expect.arrayContaining(["isSelected", "onChange"]));
});

test("defaults are those of the styles and of the code, and unions are spelled out in the order of the source", () => {
  expect(prop("variant", "Button")).toMatchObject({
    byDefault: '"primary"',
    type: '"primary" | "secondary" | "quiet" | "danger"',
  });
  expect(prop("isPending", "Button")?.byDefault).toBe("false");
  expect(prop("gap", "Stack")?.byDefault).toBe("4");
});

/** The sources of all stories of the design system. */
const stories = globSync("src/**/*.stories.tsx", { cwd: ui }).map((file) =>
  readFileSync(join(ui, file), "utf8"),
);

test("every component of the design system has a docs page, its own or that of the part it belongs to", () => {
  const names = stories.flatMap((code) => {
    const [, own = ""] = /\bcomponent: (\w+)/.exec(code) ?? [];
    const [, others = ""] = /\bsubcomponents: \{([^}]*)\}/.exec(code) ?? [];
    return `${own},${others}`.split(",").map((name) => name.trim());
  });
  const documented = new Set(names);
  const missing = parts.filter(({ name }) => !documented.has(name) && !pageless.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("the names that other kits use lead to the parts, for the search", () => {
  const guides = join(import.meta.dirname, "../.storybook");
  const guide = readFileSync(join(guides, "guides/names.mdx"), "utf8");
  const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, words = ""]) => words.toLowerCase()).join(", ");
  for (const name of [
    "modal",
    "dropdown",
    "input",
    "otp",
    "currency",
    "elevation",
    "2fa",
    "dark mode",
    "pill",
    "sorting",
    "usedeposit",
    "install",
  ])
    expect(headings).toContain(name);
  const titled = [
    ...stories,
    ...globSync(["{guides,foundations}/*.mdx", "flows/*.tsx", "../packages/site/src/**/*.stories.tsx"], {
      cwd: guides,
    }).map((file) => readFileSync(join(guides, file), "utf8")),
  ].flatMap((code) => /\btitle[:=] ?"([A-Z][a-z]+\/[^"]+)"/.exec(code)?.slice(1) ?? []);
  const pages = new Set(titled.map((title) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}--docs`));
  const links = [...guide.matchAll(/path=\/docs\/([\w-]+)/g)].map(([, page = ""]) => page);
  expect(links.filter((page) => !pages.has(page))).toEqual([]);
  expect(links.length).toBeGreaterThan(30);
});

test("guidance names only what exists: exports, properties and values", () => {
  const files = import.meta.glob("../packages/ui/src/**/*.guidance.ts", { eager: true, import: "guidance" });
  const named = Object.entries(files).flatMap(([file, guidance]) =>
    [...JSON.stringify(guidance).matchAll(/`([^`]*)`/g)].flatMap(([, code = ""]) =>
      (code.match(/[A-Za-z][\w-]*/g) ?? []).map((name) => ({ file, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(200);
  const known = new Set([...reader.exported, ...(JSON.stringify(parts).match(/[A-Za-z][\w-]*/g) ?? [])]);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
