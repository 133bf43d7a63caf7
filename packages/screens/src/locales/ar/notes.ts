import type { notesMessages } from "../../notes/notes.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const notes: Translation<typeof notesMessages> = defineTranslation({
  title: "ملاحظتك",
  none: "دوّن الغرض من هذه المعاملة. لا يراها أحد سواك.",
  add: "إضافة ملاحظة",
  edit: "تعديل الملاحظة",
  hint: "لا يراها أحد سواك. {max} حرفًا على الأكثر.",
  tooLong: "النص أطول من المسموح بمقدار {over}. الحد الأقصى {max} حرفًا.",
  save: "حفظ الملاحظة",
  saving: "جارٍ الحفظ...",
  cancel: "إلغاء",
  saved: "حُفظت الملاحظة.",
  removed: "أُزيلت الملاحظة.",
  unknown: "ربما لم تُحفظ الملاحظة. يمكنك حفظها مرة أخرى.",
  changedTitle: "عُدّلت هذه الملاحظة في مكان آخر",
  changedText: "نصها الآن:",
  removedText: "أُزيلت هناك.",
  replace: "حفظ ملاحظتي بدلًا منها",
  keep: "الإبقاء على تلك",
});
