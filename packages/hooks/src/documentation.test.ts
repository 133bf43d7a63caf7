import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as publicNames from "./index.ts";

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes("test"))
  .map((name) => ({ name, source: readFileSync(`${here}/${name}`, "utf8") }));

/** A docstring and the declaration right below it, or a declaration without one. */
const EXPORTED =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export (?:async )?(?:function|const|interface|type|class) (\w+)/g;
const exported = files.flatMap(({ name, source }) =>
  [...source.matchAll(EXPORTED)].map(([, docstring = "", declared = ""]) => ({ name, declared, docstring })),
);
const docstringOf = (declared: string) =>
  exported.find((one) => one.declared === declared && one.docstring !== "")?.docstring ?? "";

test("every export has a docstring", () => {
  const silent = exported.filter(({ docstring }) => !/\w/.test(docstring));
  expect(exported.length).toBeGreaterThan(300);
  expect(silent.map(({ name, declared }) => `${name} ${declared}`)).toEqual([]);
});

describe("an example of its own use", () => {
  const hooks = Object.keys(publicNames).filter((name) => /^use[A-Z]/.test(name));

  test.each([...hooks, "BrokerProvider", "createBroker"])("is with %s", (name) => {
    const [, example = ""] = docstringOf(name).split("@example");
    expect(example).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

test("the README's section of exports names every exported value, and no other", () => {
  const readme = readFileSync(`${here}/../README.md`, "utf8");
  const [, section = ""] = /## What it exports\n([^]*?)\n## /.exec(readme) ?? [];
  const types = new Set(["ApiErrorKind", "Capability"]);
  const named = [...section.matchAll(/`(\w+)`/g)].flatMap(([, name = ""]) => (types.has(name) ? [] : [name]));
  expect(named.toSorted()).toEqual(Object.keys(publicNames).toSorted());
});
