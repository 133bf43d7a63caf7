import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** An idiom that comments, test titles and documents avoid, with its plain alternative. */
interface Idiom {
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * The beginnings of a docstring that name no thing: a preposition, or a pronoun without its noun. Stories are exempt:
 * their docstrings describe a situation.
 */
const beginnings =
  /\/\*\*[\s*]+(As|At|Before|By|For|From|In|It|Its|Of|On|Only|Part|Same|Them|They|These|This|Those|With|Without)\b/;

/** The idioms that readers have stumbled over. Add one when it happens again. */
export const idioms: readonly Idiom[] = [
  { pattern: /\bwho(ever|mever)\b|\b(for|to|of|from|by) who\b/i, instead: "the user who, the client that" },
  { pattern: /\b(nobody|no one|no-one)\b/i, instead: "no user, no client; or a passive verb" },
  { pattern: /\b(some|any|every)(body|one)\b/i, instead: "a user, another client, every visitor" },
  {
    pattern: /(?<!\b(none|not|only) )\bone of (them|those|these)\b/i,
    instead: "the noun: a step, a gateway",
  },
  { pattern: /(^|\. )the same[.;,]/i, instead: "the noun, and what differs" },
  { pattern: /\bstands? out\b/i, instead: "is emphasised; overflows" },
  {
    pattern: /\b(is|are|was|were|be|been|only|unless) told\b|\btold of\b/i,
    instead: "is notified, reads, is shown; by default",
  },
  { pattern: /\b(is|are|was|were|be|been) asked for\b/i, instead: "is requested" },
  { pattern: /\b(comes?|came) late(r)?\b/i, instead: "loads late, is delayed" },
  { pattern: /\b(do|does|did) not come\b/i, instead: "fails to load, does not arrive" },
  { pattern: /\bon (its|their) way\b/i, instead: "is loading, is being sent" },
  { pattern: /\b(judges?|judged|judging)\b/i, instead: "validate, check, evaluate" },
  { pattern: /\b(speaks?|spoken)\b/i, instead: "uses or is rendered in (a language)" },
  { pattern: /\balive\b|\b(to|comes?) life\b|\bsigns? of life\b/i, instead: "running, hydrated; activity" },
  { pattern: /\b(looks?|looked) at\b/i, instead: "reads, checks, previews" },
  { pattern: /\bput away\b/i, instead: "stored" },
  { pattern: /\banew\b/i, instead: "again" },
  { pattern: /\bstands? (in|at|there|beside|below|above|under|for)\b/i, instead: "is, is shown, represents" },
  { pattern: /\b(give|gives|gave|given|giving) up\b/i, instead: "void (a key), abort, abandon" },
  { pattern: /\b(hands?|handed) (out|over|in)\b/i, instead: "sends, passes, submits" },
  { pattern: /\b(goes|went|gone) on\b/i, instead: "continues" },
  { pattern: /\bthe way (on|there|back)\b/i, instead: "a link, the next step" },
  { pattern: /\b(tells?|says?) whether\b/i, instead: "returns or shows whether" },
  { pattern: /\btake(s|n)? down\b|\bputs? up\b/i, instead: "records, renders" },
];

/** A text for readers of a file, with its first line. */
interface Prose {
  readonly line: number;
  readonly text: string;
}

const lineOf = (source: string, offset: number) => source.slice(0, offset).split("\n").length;
const blanked = (part: string) => part.replaceAll(/[^\n]/g, " ");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the name at the root of a callee: `test` of `test.each(rows)`. */
function rootOf(callee: unknown): unknown {
  if (!isRecord(callee)) return null;
  return callee["name"] ?? rootOf(callee["callee"] ?? callee["object"]);
}

/** Yields the texts of a node: a title, or the labels of a table's rows, which are parts of titles. */
function* textsIn(node: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (!isRecord(node)) return;
  if (/^(Template)?Literal$/.test(String(node["type"]))) yield node;
  if (node["type"] === "TSAsExpression") yield* textsIn(node["expression"]);
  const rows: unknown = node["type"] === "ArrayExpression" ? node["elements"] : null;
  if (Array.isArray(rows))
    for (const row of rows) {
      const cells: unknown = isRecord(row) ? row["elements"] : null;
      yield* textsIn(Array.isArray(cells) ? cells[0] : row);
    }
}

/** Yields the titles of tests in a syntax tree, with their quotes. */
function* titlesIn(node: unknown, source: string): Generator<Prose> {
  if (Array.isArray(node)) for (const child of node) yield* titlesIn(child, source);
  if (!isRecord(node)) return;
  if (/^(describe|test|it)$/.test(String(rootOf(node["type"] === "CallExpression" && node["callee"])))) {
    const [first]: readonly unknown[] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
    for (const text of textsIn(first)) {
      const [start, end] = [Number(text["start"]), Number(text["end"])];
      yield { line: lineOf(source, start), text: source.slice(start, end) };
    }
  }
  for (const child of Object.values(node)) yield* titlesIn(child, source);
}

/** Returns the comments of a module, without examples and quotations, and its test titles. */
function proseOfModule(file: string, source: string): readonly Prose[] {
  const { comments, program } = parseSync(file, source);
  const titles = /\.test(-d)?\.tsx?$/.test(file) ? [...titlesIn(program, source)] : [];
  const written = comments.map(({ value, start }) => ({
    line: lineOf(source, start),
    text: value.replaceAll(/@example[^]*|"[^"\n]*"/g, blanked),
  }));
  return [...written, ...titles];
}

/** Returns the lines of a document, without code blocks, quotations and addresses of links. */
function proseOfDocument(source: string): readonly Prose[] {
  const text = source
    .replaceAll(/^```[^]*?^```/gm, blanked)
    .replaceAll(/"[^"\n]*"|“[^”\n]*”|\]\([^)\n]*\)|\[[^\]\n]*\]\(https?:/g, blanked);
  return text.split("\n").map((line, index) => ({ line: index + 1, text: line }));
}

const isDocument = (file: string) => /\.mdx?$/.test(file);

/** Returns the idioms in a text, each with its line and its plain alternative. Code in backticks may contain them. */
export function idiomsIn(file: string, source: string): readonly string[] {
  // Most files contain no idiom at all, and need not be parsed.
  if (![beginnings, ...idioms.map(({ pattern }) => pattern)].some((pattern) => pattern.test(source)))
    return [];
  const prose = isDocument(file) ? proseOfDocument(source) : proseOfModule(file, source);
  return prose.flatMap(({ line, text }) => {
    const plain = text.replaceAll(/\s*\n\s*\*?\s*/g, " ").replaceAll(/(?<=.)`[^`]*`(?=.)/g, blanked);
    const begun = file.endsWith(".stories.tsx") ? null : beginnings.exec(`/*${plain}`);
    if (begun) return [`${file}:${line} “${begun[1]}” → a noun, or a verb in the third person`];
    return idioms.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(plain);
      return found ? [`${file}:${line} “${found[0].trim()}” → ${instead}`] : [];
    });
  });
}

/** Generated files, files of others, and texts for users, which have separate rules. */
const isExempt = (file: string) =>
  /generated\/|migrations\/|\.storybook\/public|^packages\/site\/legal/.test(file) ||
  file === "scripts/plain-english.ts" ||
  file === "scripts/plain-english.test.ts";

/** Returns the idioms in all files of the workspace. */
export const idiomsOfWorkspace = (): readonly string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(m?[jt]sx?|mdx?)$/.test(file) && !isExempt(file))
    .flatMap((file) => idiomsIn(file, readFileSync(join(root, file), "utf8")));
