import type { SiteMessages } from "../site-messages.ts";

export const notFound: SiteMessages["notFound"] = {
  title: "Halaman tidak ditemui!",
  text: "Tiada apa-apa di alamat ini. Halaman mungkin telah dialihkan, atau alamat tersalah taip.",
  dashboard: "Kembali ke laman utama",
  home: "Laman awam",
  pages: "Atau teruskan ke salah satu halaman ini",
  client: { depositWithdraw: "Deposit dan pengeluaran", transactions: "Transaksi", profile: "Profil" },
};
