import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The files that start pages without the router, by the path of the page. */
const starters = {
  login: "app/unrouted/start-login.tsx",
  "sign-up": "app/unrouted/start-sign-up.tsx",
} as const;

const inFolder = (file: string) => join(import.meta.dirname, file);

/** The absolute paths of the files that start pages without the router. */
export const starterFiles = {
  login: inFolder(starters.login),
  signUp: inFolder(starters["sign-up"]),
} as const;

/** Adds the files that start pages without the router to the entries of the client. */
export function unroutedPages(): Plugin {
  return {
    name: "unrouted-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const id of Object.values(starterFiles)) this.emitFile({ type: "chunk", id });
    },
  };
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Returns the files of a chunk and of all that it imports statically. */
function filesOf(
  chunks: Readonly<Record<string, Chunk>>,
  key: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk of ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const one of chunk.imports ?? []) filesOf(chunks, one, found);
  return found;
}

/** Starts the prerendered pages that have a file of their own for it; their HTML has no script that starts the router. */
export async function startUnrouted(client: string, pages: readonly string[]): Promise<void> {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(join(client, ".vite/manifest.json"), "utf8"),
  );
  for (const [path, source] of Object.entries(starters)) {
    const [own = "", ...imported] = filesOf(chunks, source);
    const preloads = [own, ...imported].map((file) => `<link rel="modulepreload" href="/${file}"/>`).join("");
    const script = `<script type="module" async="">import("/${own}");</script>`;
    for (const page of pages.filter((one) => one.endsWith(`/${path}`))) {
      const file = join(client, page, "index.html");
      const html = await readFile(file, "utf8");
      const started = html
        .replace("</head>", () => `${preloads}</head>`)
        .replace("</body>", () => `${script}</body>`);
      await writeFile(file, started);
    }
  }
}
