import type { ExtensionTranslations } from "../catalogue.ts";
import { cancel } from "./cancel.ts";
import { security } from "./security.ts";
import { statement } from "./statement.ts";

/** The messages of the extensions, which load with the first screen of one. */
export const extensions: ExtensionTranslations = {
  refusals: {
    1120: "Penyata ini tiada, atau belum siap.",
    1121: "Tiada penyata bagi tempoh ini: tempoh ini belum tamat, atau sebelum akaun anda dibuka.",
  },
  messages: { cancel, security, statement },
};
