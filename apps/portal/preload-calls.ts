import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Chunk {
  readonly file?: unknown;
  readonly name?: unknown;
  readonly src?: unknown;
}

/** Returns the file that the build wrote for a chunk. */
async function fileOf(client: string, name: string, isWanted: (chunk: Chunk) => boolean): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const chunks: Chunk[] = Object.values(Object(manifest));
  const file = chunks.find(isWanted)?.file;
  if (typeof file !== "string") throw new Error(`The build has no chunk of ${name}`);
  return file;
}

/** Adds a preload of a chunk to a page, beside its first scripts. */
async function preload(page: string, file: string): Promise<void> {
  const html = await readFile(page, "utf8");
  const link = `<link rel="modulepreload" href="/${file}"/>`;
  await writeFile(
    page,
    html.replace("</head>", () => `${link}</head>`),
  );
}

/**
 * Preloads the code that requests the client area's data, in the fallback page of every screen: it is not part of the
 * visitors' pages, and otherwise loads after the last of the first scripts.
 */
export async function preloadCalls(client: string): Promise<void> {
  await preload(join(client, "index.html"), await fileOf(client, "calls", ({ name }) => name === "calls"));
}

/** Preloads the messages of the language of a prerendered page, which its hydration needs. */
export async function preloadLanguage(client: string, page: string): Promise<void> {
  const [, folder = "", ...more] = page.split("/");
  if (more.length === 0) return;
  const source = new RegExp(`/locales/${folder}/index\\.ts$`);
  const file = await fileOf(client, folder, ({ src }) => typeof src === "string" && source.test(src));
  await preload(join(client, page, "index.html"), file);
}
