import type { cancelMessages } from "../../cancel/cancel.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const cancel: Translation<typeof cancelMessages> = defineTranslation({
  deposit: "إلغاء الإيداع",
  withdrawal: "إلغاء السحب",
  transfer: "إلغاء التحويل",
  depositTitle: "هل تريد إلغاء هذا الإيداع؟",
  withdrawalTitle: "هل تريد إلغاء هذا السحب؟",
  transferTitle: "هل تريد إلغاء هذا التحويل؟",
  depositText: "لا تدفعه بعد ذلك: أي دفعة تصل لاحقًا يجب أن نراجعها يدويًا.",
  withdrawalText: "يعود {amount} إلى محفظتك الإلكترونية فورًا.",
  transferText: "يعود {amount} إلى حساب التداول الخاص بك فورًا.",
  keep: "الإبقاء عليه",
  cancelling: "جارٍ الإلغاء...",
  done: "تم الإلغاء.",
  byYou: "لقد ألغيته",
  depositDone: "لم يُضف شيء إلى محفظتك الإلكترونية. إذا كنت قد دفعته، فتواصل معنا.",
  withdrawalDone: "عاد المبلغ إلى محفظتك الإلكترونية.",
  transferDone: "عاد المبلغ إلى حساب التداول الخاص بك.",
  expired: "لم تصل أي دفعة في الوقت المحدد",
  expiredText: "أُلغي الإيداع تلقائيًا. إذا كنت قد دفعته، فتواصل معنا.",
});
