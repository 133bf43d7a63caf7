import type { SiteMessages } from "../site-messages.ts";

export const accounts: SiteMessages["accounts"] = {
  title: "Jenis akaun",
  description:
    "Standard, Raw dan Premier sebelah-menyebelah: deposit minimum, spread, komisen, leveraj, panggilan margin dan henti keluar, dengan kiraan satu lot EURUSD.",
  headline: "Tiga akaun, berbeza pada cara bayaran",
  lead: "Harga, platform dan perlindungan adalah sama bagi ketiga-tiganya. Anda membayar dalam spread, atau melalui komisen. Satu lot EURUSD menunjukkan maksudnya.",
  table: "Perbandingan jenis akaun",
  bestFor: {
    standard: "Semuanya dalam spread",
    raw: "Spread pasaran dan komisen",
    premier: "Kos terendah, baki besar",
  },
  rows: {
    minimumDeposit: "Deposit minimum",
    spreadFrom: "Spread dari",
    typicalSpread: "Spread lazim, EURUSD",
    commission: "Komisen, satu lot dan sisi",
    oneLot: "Satu lot EURUSD, buka dan tutup",
    leverage: "Leveraj tertinggi",
    marginCall: "Panggilan margin",
    stopOut: "Henti keluar",
    swapFree: "Bebas swap atas permintaan",
    platforms: "Platform",
    protection: "Perlindungan baki negatif",
  },
  pips: (value) => `${value} pip`,
  platforms: "cTrader",
  none: "Tiada",
  yes: "Ya",
  no: "Tidak",
  cost: {
    title: "Kiraan satu lot EURUSD",
    lead: "Satu lot ialah 100,000 euro, dan satu pip daripadanya ialah $10. Inilah kos membuka dan menutupnya pada spread lazim.",
    spread: "Spread",
    commission: "Komisen",
    total: "Jumlah",
    formula: (pips, commission) => `${pips} pip × $10 + 2 × ${commission}`,
  },
  chooser: {
    title: "Yang mana sesuai?",
    questions: [
      {
        text: "Dengan berapa anda akan bermula?",
        answers: ["Kurang daripada $500", "$500 hingga $25,000", "Lebih daripada $25,000"],
      },
      { text: "Berapa kerap anda akan berdagang?", answers: ["Sekali-sekala", "Hampir setiap hari"] },
    ],
    result: (name) => `${name} ialah akaun yang patut dilihat dahulu.`,
  },
  bonus: {
    title: "Bonus selamat datang",
    text: "Deposit pertama anda disertai bonus. Bonus dipaparkan di sebelah baki anda pada papan pemuka, digunakan sebagai margin, dan tidak boleh dikeluarkan; keuntungan yang anda peroleh dengannya boleh. Jika deposit itu dipulangkan, bonus ditarik bersamanya.",
    terms: "Polisi Pemulangan & Bayaran Balik, klausa 8",
  },
};
