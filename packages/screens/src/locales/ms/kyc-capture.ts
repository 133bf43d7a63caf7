import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycCaptureMessages } from "../../kyc/kyc-capture.messages.ts";

export const kycCapture: Translation<typeof kycCaptureMessages> = defineTranslation({
  use: "Guna kamera telefon anda",
  scan: "Imbas kod QR dengan telefon anda, atau buka pautan ini padanya.",
  qr: "Pautan untuk telefon anda, sebagai kod QR",
  code: "Telefon anda akan meminta kod ini:",
  until: "Pautan ini menerima satu foto sehingga {time}. Jangan tunjukkan kepada orang lain.",
  waiting: "Menunggu telefon anda...",
  opened: "Telefon anda telah membuka pautan. Ambil foto di situ.",
  lost: "Sambungan terputus. Kami terus mencuba.",
  ended: "Pautan ini telah tamat",
  again: "Cipta pautan baharu",
  close: "Tutup",
  sent: "Foto telah sampai",
});
