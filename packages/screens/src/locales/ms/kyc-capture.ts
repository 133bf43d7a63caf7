import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycCaptureMessages } from "../../kyc/kyc-capture.messages.ts";

export const kycCapture: Translation<typeof kycCaptureMessages> = defineTranslation({
  use: "Guna kamera telefon anda",
  scan: "Imbas kod ini dengan telefon anda, atau buka pautan ini padanya.",
  qr: "Pautan untuk telefon anda, sebagai kod QR",
  until: "Pautan ini menerima satu foto sehingga {time}. Jangan tunjukkan kepada orang lain.",
  waiting: "Menunggu telefon anda...",
  opened: "Telefon anda telah membuka pautan. Ambil foto di situ.",
  lost: "Sambungan terputus. Kami terus mencuba.",
  ended: "Pautan ini telah tamat",
  again: "Cipta pautan baharu",
  close: "Tutup",
  intro: "Seluruh dokumen, jelas dan tanpa silau. Foto dihantar ke halaman pada komputer anda.",
  take: "Ambil foto",
  send: "Hantar foto",
  notSent: "Foto mungkin tidak sampai. Sila hantar semula.",
  sent: "Foto telah sampai",
  sentText: "Anda boleh teruskan pada komputer anda.",
  overText:
    "Jika anda telah menghantar foto, teruskan pada komputer anda. Jika tidak, cipta pautan baharu di sana.",
});
