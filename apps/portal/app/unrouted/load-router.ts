import type { ComponentType } from "react";

/** The id of the element with the data from which the router starts, on a page without the router. */
export const ROUTER = "router";

async function load(from: string): Promise<ComponentType> {
  const given: unknown = JSON.parse(document.getElementById(ROUTER)?.textContent ?? "null");
  const { manifest, context } = Object(given);
  const [{ startRouter }] = await Promise.all([
    import("./router.tsx"),
    // The list of all routes, which it sets as a global.
    import(/* @vite-ignore */ String(manifest)),
  ]);
  return startRouter(from, Object(context));
}

let loading: Promise<ComponentType> | null = null;

/** Loads the router once; after a failure, again. It starts at the page of a path. Returns its component. */
export const loadRouter = (from: string): Promise<ComponentType> =>
  (loading ??= load(from).catch((error: unknown) => {
    loading = null;
    throw error;
  }));
