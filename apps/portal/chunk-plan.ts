import { join } from "node:path";
import type { Plugin } from "vite";
import { createModuleGraph, type GetModule } from "./module-graph.ts";
import { starterFiles } from "./unrouted-pages.ts";

/**
 * The chunks of modules that several pages need initially: `shared` by every page, `visitors` by sign-in and sign-up,
 * `routed` by every other page, since these two start without the router, `calls` by the data preloads of the client
 * area, `account` by every page of it. The bundler chooses the chunks of all other shared modules.
 */
type Chunk = "shared" | "visitors" | "routed" | "calls" | "account";

/**
 * The maximum size (characters) of a module of several screens that is added to all of them, because a separate file
 * costs as much.
 */
const SMALL = 4000;
/** The minimum number of such screens. */
const SEVERAL = 3;
/** The size (characters) below which a module of two screens is added to all of them too. */
const TINY = 500;

/** Returns the chunk of each module that several pages need initially. */
function planOf(ids: readonly string[], getModule: GetModule): ReadonlyMap<string, Chunk> {
  const { closure } = createModuleGraph(getModule);
  const app = (...files: readonly string[]) => {
    const paths = new Set(files.map((file) => join(import.meta.dirname, "app", file)));
    return ids.filter((id) => paths.has(id.replace(/\?.*$/, "")));
  };
  const everywhere = ["entry.client.tsx", "root.tsx"];
  const login = closure([starterFiles.login]);
  const routed = closure(app(...everywhere));
  const signUp = closure([starterFiles.signUp]);
  // Of both and of their routes: the client area, which loads a part of these late, needs nothing of how they start.
  const visitors = closure(
    app(...["layout", "login", "sign-up"].map((route) => `routes/visitor/${route}.tsx`)),
  );
  const others = [
    "visitor/reset-password",
    "visitor/email-verify",
    "visitor/sign-in-report",
    "visitor/capture",
    "pay/handoff",
    "not-found",
  ];
  const outside = closure(app(...others.map((route) => `routes/${route}.tsx`)));
  const calls = closure(app("area.ts"));
  const frame = closure(app(...everywhere, "routes/account/layout.tsx", "routes/account/screen.tsx"));
  // Each screen is loaded by its entry, with all that it imports statically.
  const screens = [...calls]
    .flatMap((id) => getModule(id)?.dynamicallyImportedIds ?? [])
    .map((id) => closure([id]));
  const screensWith = (id: string) => screens.filter((screen) => screen.has(id)).length;
  const isShared = (id: string) => login.has(id) && (frame.has(id) || screensWith(id) > screens.length / 2);
  /** Returns the size of a module with its imports that not every page of the client area has. */
  const sizeWith = (id: string) =>
    [...closure([id])]
      .filter((one) => !isShared(one) && !calls.has(one) && !frame.has(one))
      .reduce((sum, one) => sum + (getModule(one)?.code?.length ?? 0), 0);
  const isTiny = (id: string) => screensWith(id) > 1 && sizeWith(id) < TINY;
  const entries = new Set([...app("entry.client.tsx"), ...Object.values(starterFiles)]);
  const chunkOf = (id: string): Chunk | null => {
    // The module starts the page, in a task after the task of the shared modules (`paint-first.ts`).
    if (entries.has(id)) return null;
    if (isShared(id)) return "shared";
    if (login.has(id) && signUp.has(id)) return visitors.has(id) ? "visitors" : null;
    if (routed.has(id)) return signUp.has(id) ? "shared" : "routed";
    if (calls.has(id)) return signUp.has(id) ? "shared" : outside.has(id) ? "routed" : "calls";
    if (!frame.has(id) && !isTiny(id) && (screensWith(id) < SEVERAL || sizeWith(id) > SMALL)) return null;
    if (signUp.has(id)) return "shared";
    return outside.has(id) ? "routed" : "account";
  };
  return new Map(
    ids.flatMap((id) => {
      const chunk = chunkOf(id);
      return chunk === null ? [] : [[id, chunk] as const];
    }),
  );
}

/**
 * Plans the chunks of the client from the import graph of each page; no file of a package is named here. Byte budgets
 * test the result.
 */
export function chunkPlan() {
  let plan: ReadonlyMap<string, Chunk> = new Map();
  const plugin: Plugin = {
    name: "chunk-plan",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const ids = [...this.getModuleIds()];
      // Read once: the bundler makes a new copy of a module, with its code, for each call.
      const modules = new Map(ids.map((id) => [id, this.getModuleInfo(id)]));
      plan = planOf(ids, (id) => modules.get(id) ?? null);
    },
  };
  const group = (name: Chunk, priority: number) => ({
    name,
    priority,
    test: (id: string) => plan.get(id) === name,
  });
  // A module's imports join its chunk, unless an earlier group has them.
  const groups = [
    group("shared", 2.4),
    group("visitors", 2.3),
    group("routed", 2.25),
    group("calls", 2.2),
    group("account", 2.1),
  ];
  return { plugin, groups };
}
