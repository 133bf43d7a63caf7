import type { repeatMessages } from "../../deposit/repeat.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const repeat: Translation<typeof repeatMessages> = defineTranslation({
  title: "Deposit sekali lagi",
  gone: "{platform} dalam {currency} tidak lagi ditawarkan.",
  failed: "Deposit ini tidak dapat disediakan. Tiada apa-apa dihantar.",
  underWay: "Satu lagi deposit anda belum selesai, dan perlu didahulukan.",
  begun: "Anda telah memulakan deposit lain dan belum menghantarnya: {deposit}.",
  open: "Buka halaman deposit",
  stay: "Bukan sekarang",
  replace: "Teruskan tanpanya",
});
