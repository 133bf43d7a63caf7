import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

interface Route {
  readonly path?: string | undefined;
  readonly parentId?: string | undefined;
  readonly id: string;
}

/** The addresses of all routes that have one of their own. */
export function addressesOf(routes: Readonly<Record<string, Route | undefined>>): readonly string[] {
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const isParent = (id: string) => all.some(({ parentId }) => parentId === id);
  const pathOf = ({ path = "", parentId }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : "", path].filter(Boolean).join("/");
  };
  return all.flatMap((route) => {
    const path = pathOf(route);
    return isParent(route.id) || path === "" || path.includes("*") ? [] : [path];
  });
}

/**
 * Lays the page with which every screen of the client area begins at each of their addresses. What stands at none of them
 * is a missing page to any host, without a rule of its own.
 */
export async function layClientPages(client: string, addresses: readonly string[]): Promise<void> {
  const fallback = join(client, "index.html");
  const html = await readFile(fallback, "utf8");
  for (const address of addresses) {
    const file = join(client, address, "index.html");
    await mkdir(dirname(file), { recursive: true });
    // What is prerendered stays.
    await writeFile(file, html, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  await rm(fallback);
}
