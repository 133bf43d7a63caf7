import type { english } from "./en/index.ts";

/** The messages of the public site; a language with a missing message does not compile. */
export type SiteMessages = typeof english;
