const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns the name of a number, which begins with a letter: `a` to `Z`, then `a0` to `Zz`. */
function toName(number: number): string {
  const [first, rest] = [number % LETTERS.length, Math.floor(number / LETTERS.length)];
  return `${LETTERS[first]}${rest === 0 ? "" : (rest - 1).toString(36)}`;
}

/** Returns new names of one to three characters for some names; names that occur more often get shorter ones. */
function shortNames(
  occurrences: readonly string[],
  nameOf: (number: number) => string,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const name of occurrences) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return new Map(sorted.map(([name], index) => [name, nameOf(index)]));
}

const CLASSES = /(?<=\sclass=")[^"]*/g;
const PROPERTIES = /--broker-[\w-]+/g;
const STYLES = /(?<=<style>)[^]*?(?=<\/style>)/g;

/**
 * Returns short names for the custom properties of all pages of a site, so that a style sheet that is written into its
 * pages later can use them.
 */
export const shortProperties = (pages: readonly string[]): ReadonlyMap<string, string> =>
  shortNames(
    pages.flatMap((html) => html.match(PROPERTIES) ?? []),
    (number) => `--${number.toString(36)}`,
  );

/**
 * Shortens the classes and custom properties of a page whose styles are all in it, by half a kilobyte of 13 (brotli), so
 * that the page with its headers arrives in the first round trip.
 */
export function shortenNames(html: string, properties: ReadonlyMap<string, string>): string {
  const used = Array.from(html.matchAll(CLASSES), ([list]) => list.split(" ")).flat();
  const classes = shortNames(used, toName);
  const shortOf = (name: string) => classes.get(name) ?? name;
  return html
    .replaceAll(CLASSES, (list) => list.split(" ").map(shortOf).join(" "))
    .replaceAll(STYLES, (css) =>
      css.replaceAll(/(?<=\.)-?[_a-z][\w-]*/gi, (name) => (classes.has(name) ? shortOf(name) : name)),
    )
    .replaceAll(PROPERTIES, (name) => properties.get(name) ?? name);
}
