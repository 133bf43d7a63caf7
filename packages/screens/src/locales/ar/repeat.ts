import type { repeatMessages } from "../../deposit/repeat.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const repeat: Translation<typeof repeatMessages> = defineTranslation({
  title: "الإيداع مرة أخرى",
  gone: "لم يعد {platform} بعملة {currency} متاحًا.",
  failed: "تعذّر تجهيز هذا الإيداع، ولم يُرسل شيء.",
  underWay: "لديك إيداع آخر لم يكتمل، ويجب إتمامه أولًا.",
  begun: "بدأت إيداعًا آخر ولم ترسله: {deposit}.",
  open: "فتح صفحة الإيداع",
  stay: "ليس الآن",
  replace: "المتابعة من دونه",
});
