import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycPhotoMessages } from "../../kyc/kyc-photo.messages.ts";

export const kycPhoto: Translation<typeof kycPhotoMessages> = defineTranslation({
  code: "Kod pada komputer anda",
  codeWrong: "Ini bukan kodnya. Taip empat digit yang dipaparkan pada komputer anda.",
  onlyYou:
    "Teruskan hanya jika anda sendiri membuka halaman ini, dengan komputer di hadapan anda. Jika seseorang menghantar pautan atau kod kepada anda, tutup halaman ini: orang itu akan menerima foto dokumen anda.",
  intro: "Seluruh dokumen, jelas dan tanpa silau. Foto dihantar ke halaman pada komputer anda.",
  take: "Ambil foto",
  send: "Hantar foto",
  notSent: "Foto mungkin tidak sampai. Sila hantar semula.",
  sent: "Foto telah sampai",
  sentText: "Anda boleh teruskan pada komputer anda.",
  ended: "Pautan ini telah tamat",
  overText:
    "Jika anda telah menghantar foto, teruskan pada komputer anda. Jika tidak, cipta pautan baharu di sana.",
});
