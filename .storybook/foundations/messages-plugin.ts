import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListedFeature } from "virtual:messages";
import type { Plugin } from "vite";

const name = "virtual:messages";
const screens = join(import.meta.dirname, "../../packages/screens/src");

const isMessages = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" && value !== null;

/** Returns the object of messages that a module exports. */
async function messagesOf(file: string): Promise<Readonly<Record<string, string>>> {
  const module: object = await import(join(screens, file));
  const [value] = Object.values(module);
  if (!isMessages(value)) throw new Error(`${file} exports no messages`);
  const inner: unknown = Reflect.get(value, "messages");
  return isMessages(inner) ? inner : value;
}

/** Returns the titles of the stories in a folder. */
function titlesIn(folder: string): readonly string[] {
  const files = readdirSync(join(screens, folder)).filter((file) => file.endsWith(".stories.tsx"));
  const titles = files.flatMap((file) => {
    const [, title] = /title: "([^"]+)"/.exec(readFileSync(join(screens, folder, file), "utf8")) ?? [];
    return title ?? [];
  });
  return [...new Set(titles)].toSorted();
}

/** Reads the messages of all features in all languages from their sources. */
async function readMessages(): Promise<readonly ListedFeature[]> {
  const sources = readdirSync(screens, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".messages.ts"),
  );
  const { languageNames } = await import("../../packages/screens/src/locales/languages.ts");
  const tags = Object.keys(languageNames).filter((tag) => tag !== "en");
  const features = sources.toSorted().map(async (source) => {
    const [folder = "", file = ""] = source.split("/");
    const namespace = file.replace(".messages.ts", "");
    const english = await messagesOf(source);
    const translated = await Promise.all(
      tags.map(async (tag) => [tag, await messagesOf(`locales/${tag}/${namespace}.ts`)] as const),
    );
    const messages = Object.entries(english).map(([key, text]) => ({
      key,
      texts: Object.fromEntries([
        ["en", text],
        ...translated.map(([tag, own]) => [tag, own[key] ?? ""] as const),
      ]),
    }));
    return { namespace, stories: titlesIn(folder), messages };
  });
  return Promise.all(features);
}

/** Provides the messages of all features to the page that lists them. */
export const messagesListPlugin = (): Plugin => ({
  name: "messages-list",
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: async (id) =>
    id === `\0${name}` ? `export const features = ${JSON.stringify(await readMessages())};` : null,
});
