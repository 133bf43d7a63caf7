import type { restMessages } from "../../transaction/rest.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const rest: Translation<typeof restMessages> = defineTranslation({
  part: "{count, number} entri terbaharu anda. Jumlah dan muat turun memerlukan seluruh senarai.",
  reading: "Entri yang lebih lama sedang dimuatkan. Ini belum lengkap.",
  readAll: "Muatkan seluruh senarai",
  failed: "Ini bukan seluruh senarai: entri yang lebih lama tidak dapat dimuatkan",
});
