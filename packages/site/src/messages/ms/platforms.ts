import type { SiteMessages } from "../site-messages.ts";

export const platforms: SiteMessages["platforms"] = {
  title: "Platform",
  description:
    "cTrader dalam pelayar, di meja dan pada telefon: kegunaan setiap satu, pesanan yang diterima, dan cara akaun anda disambungkan.",
  headline: "cTrader, di mana sahaja anda berada",
  lead: "Satu platform dalam tiga saiz. Pesanan, carta dan posisi sama dalam semuanya, kerana disimpan pada pelayan dan bukan pada peranti anda.",
  usesTitle: "Kegunaan setiap satu",
  names: { web: "Web", desktop: "Desktop", mobile: "Telefon dan tablet" },
  for: {
    web: "Tiada apa-apa perlu dipasang. Sesuai pada komputer yang bukan milik anda, dan untuk tinjauan pertama.",
    desktop:
      "Beberapa carta dan skrin serentak, tetingkap berasingan, robot dan penunjuk anda sendiri. Untuk sehari di meja.",
    mobile: "Pantau, tutup dan lindungi posisi di luar meja, dengan amaran apabila sesuatu harga dicapai.",
  },
  drawing: "Carta harga dengan pesanan di sebelahnya",
  order: { stopLoss: "Henti rugi", takeProfit: "Ambil untung", place: "Buat pesanan" },
  orders: {
    title: "Pesanan yang diterima",
    lead: "Pesanan henti mengehadkan kerugian dalam kebanyakan keadaan. Ia tidak menjamin harga.",
    types: [
      ["Pasaran", "Pada harga terbaik yang ada sekarang, walau berapa pun."],
      ["Had", "Pada harga ini atau yang lebih baik. Mungkin tidak dipenuhi langsung."],
      ["Henti", "Menjadi pesanan pasaran apabila harga dicapai."],
      ["Henti had", "Menjadi pesanan had apabila harga dicapai."],
      ["Henti rugi dan ambil untung", "Menutup posisi dengan sendirinya, di mana-mana sisi."],
      ["Henti mengekor", "Mengikuti harga pada jarak tertentu, dan tidak pernah berundur."],
    ],
  },
  connect: {
    title: "Cara akaun anda disambungkan",
    steps: [
      ["Buka akaun", "Akaun dagangan disertakan, dan nombornya ada pada papan pemuka."],
      [
        "Tambah wang",
        "Deposit ke e-dompet, kemudian pindahkan jumlah yang ingin anda dagangkan ke cTrader. Ia sampai serta-merta.",
      ],
      ["Log masuk ke cTrader", "Dari menu kawasan pelanggan, dengan alamat e-mel akaun anda."],
    ],
  },
};
