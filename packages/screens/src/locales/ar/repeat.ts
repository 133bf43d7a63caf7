import type { repeatMessages } from "../../deposit/repeat.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const repeat: Translation<typeof repeatMessages> = defineTranslation({
  title: "الإيداع مرة أخرى",
  gone: "لم يعد {platform} بعملة {currency} متاحًا. يمكنك الإيداع بطريقة أخرى.",
  failed: "تعذّر تجهيز هذا الإيداع، ولم يُرسل شيء. يُرجى إعادة المحاولة أو اختيار طريقة الإيداع.",
  underWay: "لديك إيداع آخر لم يكتمل، ويجب إتمامه أولًا. يمكنك بدء إيداع جديد من هناك.",
  begun: "بدأت إيداعًا آخر ولم ترسله: {deposit}. هل تريد المتابعة من دونه؟",
  close: "إغلاق",
  choose: "اختيار طريقة الإيداع",
  open: "عرض ذلك الإيداع",
  keep: "الاحتفاظ به",
  replace: "المتابعة من دونه",
});
