import type { ExtensionTranslations } from "../catalogue.ts";
import { cancel } from "./cancel.ts";
import { security } from "./security.ts";
import { statement } from "./statement.ts";

/** The messages of the extensions, which load with the first screen of one. */
export const extensions: ExtensionTranslations = {
  refusals: {
    1120: "كشف الحساب هذا غير موجود، أو ليس جاهزًا بعد.",
    1121: "لا يوجد كشف حساب لهذه الفترة: لم تنتهِ بعد، أو تسبق فتح حسابك.",
  },
  messages: { cancel, security, statement },
};
