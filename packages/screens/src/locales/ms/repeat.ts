import type { repeatMessages } from "../../deposit/repeat.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const repeat: Translation<typeof repeatMessages> = defineTranslation({
  title: "Deposit sekali lagi",
  gone: "{platform} dalam {currency} tidak lagi ditawarkan. Anda boleh membuat deposit dengan cara lain.",
  failed:
    "Deposit ini tidak dapat disediakan. Tiada apa-apa dihantar. Sila cuba lagi, atau pilih cara membuat deposit.",
  underWay:
    "Satu lagi deposit anda belum selesai, dan perlu didahulukan. Anda boleh memulakan deposit lain di sana.",
  begun: "Anda telah memulakan deposit lain dan belum menghantarnya: {deposit}. Teruskan tanpanya?",
  close: "Tutup",
  choose: "Pilih cara membuat deposit",
  open: "Pergi ke deposit itu",
  keep: "Simpan",
  replace: "Teruskan tanpanya",
});
