import type { paymentHandoffMessages } from "../../deposit/payment-handoff.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const paymentHandoff: Translation<typeof paymentHandoffMessages> = defineTranslation({
  leaving: "Membawa anda ke halaman pembayaran",
  leavingHint: "Pembayaran anda diteruskan di laman penyedia pembayaran, dalam tetingkap ini.",
  returned: "Anda telah kembali dari halaman pembayaran",
  returnedHint:
    "Tiada apa-apa yang hilang. Buka semula halaman itu, atau tutup tetingkap ini dan lihat deposit anda.",
  failed: "Pembayaran ini tidak dapat dibuka di sini",
  failedHint: "Tiada bayaran dibuat. Kembali ke deposit anda untuk meneruskannya.",
  over: "Anda boleh menutup tetingkap ini",
  overHint:
    "Halaman pembayaran telah selesai. Hasilnya dipaparkan pada deposit anda di tempat anda memulakannya.",
  back: "Kembali ke deposit anda",
  again: "Buka semula halaman pembayaran",
  loading: "Memuatkan...",
});
