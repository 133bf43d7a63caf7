import type { Places } from "@broker/screens";
import type { DocumentName } from "@broker/site/documents";
import { config } from "./config.ts";
import { paths } from "./paths.ts";

/** The portal's routes for the links of its screens. */
export const places: Places = {
  ...paths,
  signUp: `${paths.signUp}?referralCode=${encodeURIComponent(config.referralCode)}`,
  // Of the public pages: a document of the client area that they lack does not compile.
  legalDocument: (name: DocumentName) => `/docs/${name}.pdf`,
  screener: "/embed/screener.html",
};
