import compile from "icu-minify/compile";
import { allMessages } from "./all-messages.ts";

/** What a value of a message must be; of `any` kind are those that are shown as they are. */
type Kind = "any" | "number" | "date" | "tag" | "choice";

/** The kinds by the numbers to which `icu-minify` compiles them. */
const kinds: readonly (Kind | undefined)[] = [
  undefined,
  "choice",
  "number",
  "number",
  "number",
  "date",
  "date",
];

/** Collects the arguments of a compiled message with their kinds, including those of branches and tags. */
function collectArguments(nodes: unknown, found = new Map<string, Kind>()): Map<string, Kind> {
  if (!Array.isArray(nodes)) return found;
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, type, ...content]: unknown[] = node;
    const kind = typeof type === "number" ? kinds[type] : undefined;
    const isShown = type === undefined;
    // A value that is shown in one branch and counted in another is of the stricter kind.
    if (!isShown || !found.has(String(name))) found.set(String(name), isShown ? "any" : (kind ?? "tag"));
    if (kind === undefined) collectArguments([type, ...content], found);
    else if (typeof content[0] === "object" && content[0] !== null)
      for (const branch of Object.values(content[0])) collectArguments(branch, found);
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const kindNames: Record<Kind, string> = {
  any: "a text or a number",
  number: "a number",
  date: "a date",
  tag: "a tag",
  choice: "a choice",
};

/** Returns what is wrong with one message, given the compiled English one. */
function findFaults(name: string, message: unknown, english: unknown): readonly string[] {
  if (typeof message !== "string") return [`${name} is no text.`];
  let own: Map<string, Kind>;
  try {
    own = collectArguments(compile(message));
  } catch {
    return [`${name} is no valid ICU message: ${message}`];
  }
  const given = collectArguments(english);
  return [...own].flatMap(([argument, kind]) => {
    const other = given.get(argument);
    if (other === undefined) return [`${name} has no argument {${argument}}.`];
    if (kind === other || (kind === "any" && other !== "tag")) return [];
    return [`{${argument}} of ${name} is ${kindNames[other]}, not ${kindNames[kind]}.`];
  });
}

/**
 * Checks messages of a file, which the compiler has not seen: namespaces, keys, ICU syntax, arguments and their kinds.
 * Returns a sentence for each fault; none for messages that `compileMessages` takes. For tests and build scripts, since
 * it contains all English messages.
 *
 * @example
 * const faults = checkMessages(JSON.parse(readFileSync("messages.ms.json", "utf8")));
 */
export function checkMessages(own: unknown): readonly string[] {
  if (!isRecord(own)) return ["The messages are no object of namespaces."];
  return Object.entries(own).flatMap(([namespace, messages]) => {
    const feature = allMessages.find((one) => one.namespace === namespace);
    if (!feature) return [`There is no namespace ${namespace}.`];
    if (!isRecord(messages)) return [`${namespace} is no object of messages.`];
    const english = new Map<string, unknown>(Object.entries(feature.messages));
    return Object.entries(messages).flatMap(([key, message]) =>
      english.has(key)
        ? findFaults(`${namespace}.${key}`, message, english.get(key))
        : [`There is no message ${namespace}.${key}.`],
    );
  });
}
