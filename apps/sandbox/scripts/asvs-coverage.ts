import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const page = join(root, "docs/security.md");

/** The level of each requirement, section by section, in the order of their numbers. */
const levels =
  "1.1:22 1.2:1111122223 1.3:112222222223 1.4:222 1.5:123 2.1:122 2.2:112 2.3:12223 2.4:23 3.1:3 3.2:113 3.3:12223 3.4:11222233 3.5:11122333 3.6:3 3.7:22333 4.1:12233 4.2:23333 4.3:22 4.4:1222 5.1:2 5.2:112333 5.3:113 5.4:222 6.1:122 6.2:111111112222 6.3:11223333 6.4:112233 6.5:22222333 6.6:2223 6.7:33 6.8:2222 7.1:222 7.2:1111 7.3:22 7.4:11222 7.5:223 7.6:22 8.1:1233 8.2:1123 8.3:133 8.4:23 9.1:111 9.2:1222 10.1:22 10.2:223 10.3:22223 10.4:1111122222233333 10.5:22222 10.6:22 10.7:222 11.1:2233 11.2:22233 11.3:11233 11.4:1222 11.5:23 11.6:23 11.7:33 12.1:12233 12.2:11 12.3:22223 13.1:2333 13.2:222223 13.3:2233 13.4:1222233 14.1:22 14.2:12223333 14.3:122 15.1:12233 15.2:12233 15.3:1222222 15.4:3333 16.1:2 16.2:22222 16.3:2222 16.4:222 16.5:2223 17.1:23 17.2:22223333 17.3:22";
const levelOf: ReadonlyMap<string, number> = new Map(
  levels.split(" ").flatMap((section) => {
    const [name = "", digits = ""] = section.split(":");
    return digits.split("").map((level, index) => [`${name}.${index + 1}`, Number(level)] as const);
  }),
);
const chapters = [
  "Encoding and sanitization",
  "Validation and business logic",
  "Web frontend security",
  "API and web service",
  "File handling",
  "Authentication",
  "Session management",
  "Authorization",
  "Self-contained tokens",
  "OAuth and OIDC",
  "Cryptography",
  "Secure communication",
  "Configuration",
  "Data protection",
  "Secure coding and architecture",
  "Security logging and error handling",
  "WebRTC",
];

/** Returns every requirement in a test's title, with the tests' files. */
async function shownByTests(): Promise<Map<string, Set<string>>> {
  const shown = new Map<string, Set<string>>();
  for (const room of ["api-spec", "apps", "packages"]) {
    const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      if (!/\.test\.tsx?$/.test(entry.name) || /node_modules|[/\\]dist[/\\]/.test(file)) continue;
      const text = await readFile(file, "utf8");
      for (const [, id = ""] of text.matchAll(/asvs\((\d+\.\d+\.\d+)\)/g))
        shown.set(id, (shown.get(id) ?? new Set()).add(relative(root, file)));
    }
  }
  return shown;
}

const byNumber = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
const marked = /<!-- coverage -->\n\n([\s\S]*)\n\n<!-- \/coverage -->/;

/**
 * Returns the ids in the first column of the table under a heading; a chapter such as `10` or a section such as `4.4`
 * includes all its ids.
 */
function listed(text: string, heading: string): Set<string> {
  const section = text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const cells = section.split("\n").flatMap((line) => /^\| ([\d., ]+) \|/.exec(line)?.[1] ?? []);
  const wanted = cells.flatMap((cell) => cell.split(",").map((id) => id.trim()));
  return new Set(
    [...levelOf.keys()].filter((id) => wanted.some((one) => id === one || id.startsWith(`${one}.`))),
  );
}

/** The requirements of OWASP ASVS 5.0.0, with the tests and sections that cover them. */
interface Coverage {
  /** The table by chapter, in Markdown. */
  readonly table: string;
  /** The table that docs/security.md contains. */
  readonly committed: string;
  /** The requirements of levels 1 and 2 that neither a test nor the page covers. */
  readonly open: readonly string[];
  /** Ids in titles that do not exist. */
  readonly unknown: readonly string[];
  /** The requirements of level 3 that tests show. */
  readonly beyond: readonly string[];
}

/** Reads the coverage of requirements: by ids in tests' titles, and by docs/security.md. */
export async function readCoverage(): Promise<Coverage> {
  const shown = await shownByTests();
  const text = await readFile(page, "utf8");
  const [deviations, byDesign, elsewhere] = [
    listed(text, "Deviations"),
    listed(text, "Met by design"),
    listed(text, "Does not apply"),
  ];
  const basic = [...levelOf].filter(([, level]) => level < 3).map(([id]) => id);
  const isOpen = (id: string) =>
    !shown.has(id) && !deviations.has(id) && !byDesign.has(id) && !elsewhere.has(id);
  const rows = chapters.map((chapter, index) => {
    const mine = basic.filter((id) => id.startsWith(`${index + 1}.`));
    const ids = mine.filter((id) => shown.has(id)).toSorted(byNumber);
    const count = (set: Set<string>) => mine.filter((id) => !shown.has(id) && set.has(id)).length;
    const open = mine.filter(isOpen).length;
    const counts = [mine.length, ids.length, count(byDesign), count(deviations), count(elsewhere), open];
    return { chapter: `V${index + 1} ${chapter}`, counts, ids };
  });
  const sums = [0, 1, 2, 3, 4, 5].map((column) =>
    rows.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0),
  );
  const line = (name: string, counts: readonly number[], ids: readonly string[]) =>
    `| ${name} | ${counts.join(" | ")} | ${ids.join(", ")} |`;
  return {
    table: [
      "| chapter | level 1–2 | shown | by design | deviation | does not apply | open | shown by tests |",
      "| --- | --- | --- | --- | --- | --- | --- | --- |",
      ...rows.map(({ chapter, counts, ids }) => line(chapter, counts, ids)),
      line("**all**", sums, []),
    ].join("\n"),
    committed: marked.exec(text)?.[1] ?? "",
    open: basic.filter(isOpen).toSorted(byNumber),
    unknown: [...shown.keys()].filter((id) => !levelOf.has(id)),
    beyond: [...shown.keys()].filter((id) => levelOf.get(id) === 3).toSorted(byNumber),
  };
}

/** Prints the coverage; `--write` updates the table of the page. */
async function main(): Promise<void> {
  const { table, open, unknown, beyond } = await readCoverage();
  console.log(`${table}\n\nOpen: ${open.join(", ") || "none"}`);
  console.log(`Level 3, shown as well: ${beyond.join(", ")}`);
  if (unknown.length > 0) {
    console.error(`ASVS 5.0.0 has no ${unknown.join(", ")}.`);
    process.exitCode = 1;
  }
  if (!process.argv.includes("--write")) return;
  const text = await readFile(page, "utf8");
  await writeFile(
    page,
    text.replace(marked, () => `<!-- coverage -->\n\n${table}\n\n<!-- /coverage -->`),
  );
}

if (import.meta.main) await main();
