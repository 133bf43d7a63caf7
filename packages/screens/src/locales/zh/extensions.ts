import type { ExtensionTranslations } from "../catalogue.ts";
import { cancel } from "./cancel.ts";
import { security } from "./security.ts";
import { statement } from "./statement.ts";

/** The messages of the extensions, which load with the first screen of one. */
export const extensions: ExtensionTranslations = {
  refusals: {
    1120: "没有此结单，或其尚未生成。",
    1121: "该期间没有结单：期间尚未结束，或早于您的开户时间。",
  },
  messages: { cancel, security, statement },
};
