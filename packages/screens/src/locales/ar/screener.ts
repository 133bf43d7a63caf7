import type { screenerMessages } from "../../screener/screener.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const screener: Translation<typeof screenerMessages> = defineTranslation({
  title: "متابعة الأسواق",
  markets: "السوق",
  stocks: "متابعة الأسهم",
  crypto: "متابعة العملات الرقمية",
  tabs: "قوائم السوق",
  allStocks: "جميع الأسهم",
  allCrypto: "جميع العملات الرقمية",
  gainers: "الأكثر ارتفاعًا",
  losers: "الأكثر انخفاضًا",
  frame: "{list}، من إحدى خدمات بيانات السوق",
  loading: "جارٍ تحميل بيانات السوق",
  failed: "تعذّر تحميل بيانات السوق",
  failedText: "تأتي هذه البيانات من خدمة أخرى لم تستجب أو حظرها هذا المتصفح. لم يتأثر حسابك.",
  offline: "لا يوجد اتصال بالإنترنت",
  offlineText: "ستظهر بيانات السوق عند عودة الاتصال.",
  retry: "إعادة المحاولة",
});
