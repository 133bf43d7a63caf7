import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The prefix of a route whose address may name a language. */
const LANGUAGE = ":lang?/";

interface Route {
  readonly path?: string | undefined;
  readonly parentId?: string | undefined;
  readonly id: string;
}

/** Returns the addresses of all routes; a route with a language prefix has one address per language. */
export function addressesOf(
  routes: Readonly<Record<string, Route | undefined>>,
  languageFolders: readonly string[],
): readonly string[] {
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const isParent = (id: string) => all.some(({ parentId }) => parentId === id);
  const pathOf = ({ path = "", parentId }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : "", path].filter(Boolean).join("/");
  };
  return all.flatMap((route) => {
    const path = pathOf(route);
    if (isParent(route.id) || path === "" || path.includes("*")) return [];
    if (!path.startsWith(LANGUAGE)) return [path];
    const own = path.slice(LANGUAGE.length);
    return [own].concat(languageFolders.map((folder) => `${folder}/${own}`));
  });
}

/** Matches the addresses of the pages that other sites show in frames. */
const FRAMED = /^\/?inapp\//;

/**
 * Returns a page with a policy for frames: the origins that may frame it, and the hosts to which its payment forms are sent.
 */
function toFramedPage(html: string, paymentHosts: readonly string[]): string {
  const targets = paymentHosts.map((host) => `https://${host}`).join(" ");
  const marks = `<meta name="robots" content="noindex"/><meta name="frame-hosts" content=""/><meta name="form-targets" content="${targets}"/>`;
  return html.replace("</head>", () => `${marks}</head>`);
}

/** Returns the opening tag of a language's document, with its direction, as the prerendered page has it. */
async function documentTagOf(client: string, folder: string): Promise<string> {
  const html = await readFile(join(client, folder, "login/index.html"), "utf8");
  const [tag] = html.match(/<html[^>]*>/) ?? [];
  if (tag === undefined) throw new Error(`The sign-in page of the language ${folder} has no document`);
  return tag;
}

/**
 * Copies the fallback page of the client area to the address of each screen. At other addresses any host then serves
 * its 404 page, without a separate rule.
 */
export async function layClientPages(
  client: string,
  addresses: readonly string[],
  languageFolders: readonly string[],
  paymentHosts: readonly string[],
): Promise<void> {
  const fallback = join(client, "index.html");
  const html = await readFile(fallback, "utf8");
  const tags = new Map<string, string>();
  for (const folder of languageFolders) tags.set(folder, await documentTagOf(client, folder));
  for (const address of addresses) {
    const tag = tags.get(address.split("/")[0] ?? "");
    const spoken = tag === undefined ? html : html.replace(/<html[^>]*>/, () => tag);
    const file = join(client, address, "index.html");
    await mkdir(dirname(file), { recursive: true });
    const page = FRAMED.test(address) ? toFramedPage(spoken, paymentHosts) : spoken;
    // Prerendered pages are not overwritten.
    await writeFile(file, page, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  await rm(fallback);
}
