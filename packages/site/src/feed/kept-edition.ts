import kept from "#edition" with { type: "json" };
import { type Edition, readEdition } from "./edition.ts";

/** The edition of the build. */
export const edition: Edition = readEdition(kept);
