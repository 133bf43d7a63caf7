import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { omitUnreached } from "./lean-router.ts";

const main = (more = "") => `function createRouter(init) {\n  return init;\n}\n${more}`;

test("the installed React Router has every function that the build omits", async () => {
  const file = import.meta
    .resolve("react-router")
    .replace("development", "production")
    .replace(/\.js$/, ".mjs");
  const entry = await readFile(new URL(file), "utf8");
  const names = [...entry.matchAll(/from "(\.\/[\w-]+\.mjs)"/g)].map(([, name = ""]) => name);
  const modules = await Promise.all(names.map((name) => readFile(new URL(name, file), "utf8")));
  const code = modules.find((one) => one.includes("function createRouter(")) ?? "";
  const lean = omitUnreached(code);
  expect(code.length - lean.length).toBeGreaterThan(30_000);
  expect(lean).toContain("function createRouter(");
});

test("a version of React Router without such a function fails the build", () => {
  expect(() => omitUnreached(main())).toThrow(/has no function singleFetchActionStrategy/);
});

test("the portal imports nothing of React Router that would call such a function, such as a form or a fetcher", async () => {
  const app = join(import.meta.dirname, "app");
  const names = new Set<string>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: app })) {
    const code = await readFile(join(app, file), "utf8");
    for (const [, list = ""] of code.matchAll(
      /import (?!type)\{([^}]*)\} from "react-router(?:-dom|\/dom)?"/g,
    ))
      for (const name of list.split(",")) names.add(name.replace(/^\s*type /, "").trim());
  }
  names.delete("");
  const left = ["HydratedRouter", "Links", "LinksFunction", "Meta", "Outlet", "Scripts", "ServerRouter"];
  const functions = ["isRouteErrorResponse", "matchPath", "redirect"];
  const hooks = ["useBlocker", "useLoaderData", "useLocation", "useNavigate", "useSearchParams"];
  expect([...names].toSorted()).toEqual([...left, ...functions, ...hooks]);
});
