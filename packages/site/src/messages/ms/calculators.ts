import type { SiteMessages } from "../site-messages.ts";

export const calculators: SiteMessages["calculators"] = {
  title: "Kalkulator",
  description:
    "Margin, nilai pip, untung rugi, dan mata wang pada kadar kami sendiri: setiap satu dengan formula dalam perkataan dan pautan yang menyimpan isian anda.",
  headline: "Kira sebelum anda berdagang",
  lead: "Empat pengiraan dengan instrumen dan kadar kami, setiap satu dengan formulanya. Alamat halaman ini menyimpan isian anda, supaya boleh dikongsi.",
  action: "Kira margin",
  withoutScripts:
    "Angka ini ialah angka contoh: tanpa skrip, halaman ini tidak dapat mengira yang lain. Formulanya sah untuk semua.",
  symbol: "Instrumen",
  lots: "Lot",
  price: "Harga",
  leverage: "Leveraj, 1 kepada",
  side: "Anda",
  sides: { buy: "beli", sell: "jual" },
  open: "Dibuka pada",
  close: "Ditutup pada",
  direction: "Anda",
  directions: { in: "membuat deposit", out: "mengeluarkan dolar AS" },
  amount: "Jumlah",
  currency: "Mata wang",
  wrong: "Sila tulis nombor seperti 1.5, dengan titik dan tanpa ruang.",
  result: "Hasil",
  none: "Tiada kadar untuk ini buat masa ini, jadi tiada hasil.",
  submit: "Kira",
  dollars: (amount) => `${amount} dalam dolar AS`,
  asOf: (time) => `Harga dan kadar pada ${time}, sehingga yang lebih baharu dibaca. Harga demonstrasi.`,
  kinds: {
    margin: {
      title: "Margin",
      formula: "Lot × unit satu lot × harga ÷ leveraj",
      text: "Jumlah yang diketepikan selagi posisi terbuka. Leveraj yang dikira tidak melebihi leveraj instrumen.",
    },
    pip: {
      title: "Nilai satu pip",
      formula: "Lot × unit satu lot × saiz satu pip",
      text: "Untung atau rugi posisi bagi setiap pip. Jika tiada pip, bagi langkah harga yang terkecil.",
    },
    profit: {
      title: "Untung dan rugi",
      formula: "Beza harga × lot × unit satu lot",
      text: "Sebelum komisen dan pembiayaan semalaman. Kerugian mempunyai tanda tolak.",
    },
    convert: {
      title: "Mata wang",
      formula: "Deposit: jumlah ÷ kadar kami. Pengeluaran: dolar × kadar kami",
      text: "Pada kadar yang kami gunakan untuk menukar deposit dan pengeluaran, dibundarkan kepada sen.",
    },
  },
};
