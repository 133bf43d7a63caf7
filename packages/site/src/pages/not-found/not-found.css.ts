import { style } from "@vanilla-extract/css";

const signedIn = "[data-signed-in] &";

/** Shown to visitors. */
export const visitor = style({ selectors: { [signedIn]: { display: "none" } } });

/** Shown to signed-in users. */
export const client = style({ display: "none", selectors: { [signedIn]: { display: "block" } } });
