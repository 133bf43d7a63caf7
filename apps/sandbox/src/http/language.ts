import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { languageNames } from "../db/names.ts";
import type { Language } from "../mailbox/write-letter.ts";

const isOurs = (tag: string): tag is Language => languageNames.some((name) => name === tag);

/** The language that the portal of a request speaks: the first of its `Accept-Language` that letters are written in; null where it names none. */
export function languageOf(context: Context): Language | null {
  const found = accepts(context, {
    header: "Accept-Language",
    supports: [...languageNames],
    default: "",
    match(accepted, { default: none }) {
      const wanted = accepted
        .filter(({ q }) => q > 0)
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.toLowerCase().split("-")[0] ?? "");
      return wanted.find(isOurs) ?? none;
    },
  });
  return isOurs(found) ? found : null;
}
