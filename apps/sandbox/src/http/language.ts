import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { type Language, languageNames } from "../db/names.ts";

const isOurs = (tag: string): tag is Language => languageNames.some((name) => name === tag);

/**
 * Returns the language of a portal's request: the first of its `Accept-Language` that e-mails support; null without
 * one.
 */
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
