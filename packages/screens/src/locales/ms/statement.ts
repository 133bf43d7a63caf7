import type { statementMessages } from "../../statement/statement.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const statement: Translation<typeof statementMessages> = defineTranslation({
  title: "Penyata",
  back: "Kembali ke transaksi",
  intro:
    "Selepas identiti anda disahkan, penyata dibuat secara automatik selepas setiap bulan. Setiap dokumen mempunyai nama anda yang disahkan dan kod supaya sesiapa yang memegangnya boleh menyemaknya.",
  requestHeading: "Minta dokumen",
  period: "Dokumen",
  choose: "Pilih bulan atau tahun",
  month: "Penyata {month}",
  year: "Ringkasan tahunan {year}",
  transaction: "Pengesahan {id}",
  request: "Minta",
  requesting: "Meminta...",
  requested: "Telah diminta. Dokumen akan siap sebentar lagi.",
  nothingToRequest: "Anda sudah memiliki dokumen bagi semua bulan dan tahun yang lalu.",
  heading: "Dokumen anda",
  madeOn: "Dibuat pada {date}",
  making: "Sedang dibuat...",
  downloadNamed: "Muat turun {name} sebagai {format}",
  downloaded: "{name} telah dimuat turun.",
  none: "Belum ada dokumen.",
  noneText: "Penyata pertama anda dibuat selepas akhir bulan ini, setelah identiti anda disahkan.",
});
