import type { SiteMessages } from "../site-messages.ts";

export const notFound: SiteMessages["notFound"] = {
  title: "الصفحة غير موجودة",
  text: "لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة أو كُتب العنوان خطأً.",
  dashboard: "العودة إلى الرئيسية",
  home: "الصفحة العامة الأولى",
  pages: "أو انتقل إلى إحدى هذه الصفحات",
  client: { depositWithdraw: "الإيداع والسحب", transactions: "المعاملات", profile: "الملف الشخصي" },
};
