import type { ExtensionTranslations } from "../catalogue.ts";
import { cancel } from "./cancel.ts";
import { security } from "./security.ts";

/** The messages of the extensions, which load with the first screen of one. */
export const extensions: ExtensionTranslations = { refusals: {}, messages: { cancel, security } };
