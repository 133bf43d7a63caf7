import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const DICTIONARY = /\/react-aria\/dist\/private\/\w+\/intlStrings\.mjs$/;
/** Matches the module that assembles the messages of a language. */
const LANGUAGE = /\/screens\/src\/locales\/(\w+)\/index\.ts$/;
const WORDS = "virtual:react-aria-words";
/** The used components of React Aria that have messages; the build fails if one is missing here. */
const parts = ["overlays", "menu", "combobox", "grid", "tree"];
const locales = join(import.meta.dirname, "../../packages/screens/src/locales");
const dictionary = join(import.meta.dirname, "app/language/react-aria-words.ts");

/** Returns the folder of React Aria's messages. */
function wordsFolder(): string {
  const ui = createRequire(join(import.meta.dirname, "../../packages/ui/package.json"));
  const components = createRequire(ui.resolve("react-aria-components"));
  return join(dirname(components.resolve("react-aria")), "../private/intl");
}

/** Returns the component of React Aria whose dictionary a module is. */
const partOf = (id: string) => /intl\/(\w+)\/en-US\.mjs"/.exec(readFileSync(id, "utf8"))?.[1] ?? "";

/** Generates the messages of a language from React Aria, or from `react-aria.ts` in the language's folder. */
function moduleOf(language: string): string {
  const own = join(locales, language, "react-aria.ts");
  const add = `import { addWords } from ${JSON.stringify(dictionary)};`;
  if (existsSync(own))
    return `${add}\nimport * as words from ${JSON.stringify(own)};\naddWords("${language}", words);`;
  const folder = wordsFolder();
  const countries = readdirSync(join(folder, "overlays")).map((file) => file.replace(/\..*$/, ""));
  // There are two variants of Chinese, and the first is the simplified one.
  const country = countries.toSorted().find((name) => name.startsWith(`${language}-`));
  if (country === undefined) throw new Error(`React Aria does not speak "${language}": write ${own}`);
  const from = (part: string) => JSON.stringify(join(folder, part, `${country}.mjs`));
  const imports = parts.map((part) => `import ${part} from ${from(part)};`);
  return [add, ...imports, `addWords("${language}", { ${parts.join(", ")} });`].join("\n");
}

/** Generates the dictionary of a component. */
function dictionaryModule(id: string): string {
  const part = partOf(id);
  const english = JSON.stringify(join(wordsFolder(), part, "en-US.mjs"));
  return `import english from ${english};\nimport { dictionaryOf } from ${JSON.stringify(dictionary)};\nexport default dictionaryOf("${part}", english);`;
}

/**
 * Replaces React Aria's dictionaries (announcements, and names of hidden buttons): the messages of each language load with the
 * messages of the screens, and only English is bundled. In development the messages are English.
 */
export function reactAriaWords(): Plugin {
  return {
    name: "react-aria-words",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: { filter: { id: /^virtual:react-aria-words/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [/virtual:react-aria-words/, DICTIONARY] },
      handler: (id) => (DICTIONARY.test(id) ? dictionaryModule(id) : moduleOf(id.replace(/^.*\//, ""))),
    },
    transform: {
      filter: { id: LANGUAGE },
      handler: (code, id) => ({
        code: `import "${WORDS}/${LANGUAGE.exec(id)?.[1]}";\n${code}`,
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      const used = Object.values(bundle)
        .flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []))
        .flatMap(([id, { renderedLength }]) => (renderedLength > 0 && DICTIONARY.test(id) ? partOf(id) : []));
      const missing = used.filter((part) => !parts.includes(part));
      if (missing.length > 0)
        throw new Error(`Parts of React Aria whose words nobody translates: ${missing.join(", ")}`);
    },
  };
}
