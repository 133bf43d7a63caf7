import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Finds the file that the build wrote for a named chunk. */
function fileOf(manifest: unknown, name: string): string {
  const chunks: unknown[] = Object.values(Object(manifest));
  const file: unknown = Reflect.get(
    Object(chunks.find((chunk) => Reflect.get(Object(chunk), "name") === name)),
    "file",
  );
  if (typeof file !== "string") throw new Error(`The build has no chunk named ${name}`);
  return file;
}

/**
 * Has the page that every screen of the client area begins with fetch what asks for their data together with the first
 * scripts: it is on none of the visitors' pages, and would else be asked for by the last of those scripts.
 */
export async function preloadCalls(client: string): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const page = join(client, "index.html");
  const html = await readFile(page, "utf8");
  const link = `<link rel="modulepreload" href="/${fileOf(manifest, "calls")}"/>`;
  await writeFile(page, html.replace("</head>", `${link}</head>`));
}
