import type { paymentDetailsMessages } from "../../deposit/payment-details.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const paymentDetails: Translation<typeof paymentDetailsMessages> = defineTranslation({
  payBank:
    "Pindahkan amaun tepat ini ke akaun ini dan sertakan nombor rujukan. Kemudian, muat naik resit anda.",
  payCrypto: "Hantar amaun tepat ini ke alamat ini. Kemudian, muat naik gambar bukti pindahan tersebut.",
  onlyNetwork: "Hantar melalui {network} sahaja. Dana yang dihantar melalui rangkaian lain akan hilang.",
  bankName: "Bank",
  accountName: "Nama pemegang akaun",
  accountNumber: "Nombor akaun",
  swiftCode: "Kod SWIFT",
  walletAddress: "Alamat dompet",
  walletQr: "Kod QR alamat dompet",
  copy: "Salin {what}",
  copied: "Disalin!",
  copyFailed: "Gagal disalin!",
  toPay: "Perlu dibayar",
});
