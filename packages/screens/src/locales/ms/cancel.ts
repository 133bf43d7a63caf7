import type { cancelMessages } from "../../cancel/cancel.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const cancel: Translation<typeof cancelMessages> = defineTranslation({
  deposit: "Batalkan deposit",
  withdrawal: "Batalkan pengeluaran",
  transfer: "Batalkan pindahan",
  depositTitle: "Batalkan deposit ini?",
  withdrawalTitle: "Batalkan pengeluaran ini?",
  transferTitle: "Batalkan pindahan ini?",
  depositText: "Jangan membayarnya selepas ini: bayaran yang masih tiba perlu kami semak secara manual.",
  withdrawalText: "{amount} dikembalikan ke e-dompet anda serta-merta.",
  transferText: "{amount} dikembalikan ke akaun dagangan anda serta-merta.",
  keep: "Kekalkan",
  cancelling: "Sedang membatalkan...",
  done: "Telah dibatalkan.",
  byYou: "Anda telah membatalkannya",
  depositDone: "Tiada wang dimasukkan ke dalam e-dompet anda. Jika anda telah membayarnya, hubungi kami.",
  withdrawalDone: "Wang itu telah dikembalikan ke e-dompet anda.",
  transferDone: "Wang itu telah dikembalikan ke akaun dagangan anda.",
  expired: "Tiada bayaran diterima dalam masa yang ditetapkan",
  expiredText: "Deposit ini telah dibatalkan secara automatik. Jika anda telah membayarnya, hubungi kami.",
});
