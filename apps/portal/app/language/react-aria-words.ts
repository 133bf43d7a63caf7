interface Formatter {
  readonly locale: string;
}

/** A message of React Aria: a text, or a function that formats one. */
type Word = string | ((values: never, formatter: Formatter) => string);
type Words = Readonly<Record<string, Word>>;

const spoken: Record<string, Readonly<Record<string, Words>>> = {};

/** Adds React Aria's own messages of a further language, grouped by component. */
export function addWords(language: string, words: Readonly<Record<string, Words>>): void {
  spoken[language] = words;
}

/** Creates the dictionary of a component; messages are looked up when they are used, since languages load later. */
export function dictionaryOf(part: string, english: Words) {
  const say = (name: string) => (values: never, formatter: Formatter) => {
    const [language = ""] = formatter.locale.split("-");
    const word = spoken[language]?.[part]?.[name] ?? english[name] ?? "";
    return typeof word === "string" ? word : word(values, formatter);
  };
  return { "en-US": Object.fromEntries(Object.keys(english).map((name) => [name, say(name)])) };
}
