import type { Locale, Places } from "@broker/screens";
import type { DocumentName } from "@broker/site/documents";
import { config } from "./config.ts";
import { DEFAULT, pathIn } from "./language/address.ts";
import { paths } from "./paths.ts";

const referred = `?referralCode=${encodeURIComponent(config.referralCode)}`;
const signUpIn = (locale: Locale) => config.places?.signUp ?? pathIn(locale, paths.signUp) + referred;

/** The portal's routes for the links of its screens. */
export const places: Places = {
  ...paths,
  signUp: signUpIn(DEFAULT),
  // The public pages have the documents: a name in the client area that they lack does not compile.
  legalDocument: (name: DocumentName) => config.legalDocuments.replace("{name}", name),
  mark: config.mark,
  ...(config.features.marketTrackers && { screener: "/embed/screener.html" }),
  ...(config.contentUrl !== "none" && { content: config.contentUrl }),
};

/** The routes for the links of a visitors' page, which lead to pages in its language. */
export const placesIn = (locale: Locale): Places => ({
  ...places,
  login: pathIn(locale, paths.login),
  signUp: signUpIn(locale),
});

/** The public home page in a language. */
export const publicHomeIn = (locale: Locale): string => config.places?.publicHome ?? pathIn(locale, "/");
