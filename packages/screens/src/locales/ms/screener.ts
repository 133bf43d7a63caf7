import type { screenerMessages } from "../../screener/screener.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const screener: Translation<typeof screenerMessages> = defineTranslation({
  title: "Pantauan pasaran",
  markets: "Pasaran",
  stocks: "Pantau saham",
  crypto: "Pantau mata wang kripto",
  tabs: "Senarai",
  allStocks: "Semua saham",
  allCrypto: "Semua mata wang kripto",
  gainers: "Kenaikan tertinggi",
  losers: "Penurunan tertinggi",
  frame: "{list}, daripada perkhidmatan data pasaran",
  loading: "Memuatkan data pasaran",
  failed: "Data pasaran tidak dapat dimuatkan",
  failedText:
    "Data ini datang daripada perkhidmatan lain, yang tidak memberikan respons atau disekat dalam pelayar ini. Akaun anda tidak terjejas.",
  ownPrices:
    "Perkhidmatan data pasaran tidak memberikan respons, jadi harga hari ini yang dipaparkan ialah harga kami sendiri.",
  asOf: "Setakat {time}",
  instrument: "Instrumen",
  bid: "Bida",
  ask: "Tawaran",
  today: "Hari ini",
  curve: "Lengkung harian",
  curveOf: "{symbol} sepanjang hari dagangan terakhir",
  open: "Buka",
  closed: "Tutup",
  noGainers: "Tiada harga yang naik hari ini",
  noLosers: "Tiada harga yang turun hari ini",
  offline: "Anda berada di luar talian",
  offlineText: "Data pasaran akan dipaparkan sebaik sahaja sambungan anda pulih.",
  retry: "Cuba lagi",
});
