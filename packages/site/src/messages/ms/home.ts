import type { SiteMessages } from "../site-messages.ts";

export const home: SiteMessages["home"] = {
  title: (company) => `${company}: forex, saham, komoditi, indeks dan kripto dalam satu akaun`,
  description:
    "Satu akaun untuk lima pasaran di cTrader. Setiap kadar, yuran dan had ditunjukkan sebelum anda mengesahkan. Pengeluaran tanpa yuran dan perlindungan baki negatif.",
  headline: "Jelajahi pasaran dunia dengan yakin",
  lead: "Forex, saham, komoditi, indeks dan kripto dalam satu akaun di cTrader. Setiap kadar, yuran dan had ditunjukkan sebelum anda mengesahkan.",
  picture: "Papan pemuka kawasan pelanggan: baki, akaun dan pembayaran terkini",
  strip: "Harga lapan instrumen",
  figuresTitle: "Dalam angka",
  figures: {
    traders: "pedagang mempunyai akaun",
    instruments: "instrumen dalam lima pasaran",
    leverage: "leveraj tertinggi",
    withdrawalFee: "yuran bagi pengeluaran",
  },
  way: {
    title: "Setiap angka ditunjukkan dahulu",
    lead: "Dari bank anda ke pasaran dalam tiga langkah. Pada setiap langkah anda melihat apa yang keluar, apa yang sampai dan pada kadar berapa, sebelum anda mengesahkan.",
    steps: [
      {
        title: "Tambah",
        text: (methods) =>
          `${methods} cara deposit: bank, USDT, gerbang pembayaran. Setiap satu menunjukkan had dan kelajuannya.`,
        picture: "Memilih cara bayaran: bank dengan mata wang, had dan kelajuannya",
      },
      {
        title: "Tukar",
        text: () =>
          "Taip jumlah yang anda hantar, baca jumlah yang sampai. Kadar pada skrin ialah kadar permintaan anda.",
        picture: "Amaun dalam ringgit di sebelah dolar yang sampai, dengan kadar di antaranya",
      },
      {
        title: "Berdagang",
        text: () =>
          "Pindahkan wang dari e-dompet ke cTrader serta-merta, dan kembali semula. Kedua-dua arah tidak dikenakan kos.",
        picture: "Akaun dengan bakinya, dan jalan ke platform dagangan",
      },
    ],
  },
  markets: {
    title: "Lima pasaran, satu akaun margin",
    all: (count) => `Semua ${count} instrumen yang mempunyai halaman`,
    groups: {
      forex: (count) =>
        `${count} pasangan mata wang: utama, silang dan mata wang Asia, lima hari seminggu tanpa henti.`,
      stocks: (count) => `${count} syarikat dari New York, London dan Frankfurt, dari satu saham.`,
      commodities: (count) => `${count} logam, bahan api dan hasil tanaman, berharga dalam dolar AS.`,
      indices: (count) => `${count} ekonomi, setiap satu dalam satu harga, dari Wall Street ke Tokyo.`,
      crypto: (count) => `${count} syiling berbanding dolar, setiap jam sepanjang minggu.`,
    },
  },
  accounts: {
    title: "Tiga akaun, berbeza pada cara bayaran",
    lead: "Harga, platform dan perlindungan adalah sama bagi ketiga-tiganya. Anda membayar dalam spread, atau melalui komisen.",
    more: "Bandingkan semua syarat",
  },
  platforms: {
    title: "cTrader, di mana sahaja anda berada",
    lead: "Pesanan, carta dan posisi yang sama dalam pelayar, di meja dan pada telefon. Apa yang anda mulakan di satu tempat, anda selesaikan di tempat lain.",
    more: "Kegunaan setiap platform",
  },
  safety: {
    title: "Milik anda kekal milik anda",
    source: (document, clause) => `${document}, klausa ${clause}`,
    items: [
      {
        title: "Anda tidak boleh berhutang dengan kami",
        text: "Jika jurang harga membawa akaun dagangan anda ke bawah sifar, kami menetapkannya semula kepada sifar atas kos kami sendiri.",
        document: "risk-disclosure",
        clause: 3,
      },
      {
        title: "Disimpan berasingan",
        text: "Wang pelanggan berada dalam akaun yang diasingkan, disesuaikan setiap hari bekerja, dan tidak dipinjamkan atau dicagarkan.",
        document: "customer-agreement-policy",
        clause: 7,
      },
      {
        title: "Kod bagi setiap pengeluaran",
        text: "Sah selama lima minit, dan untuk satu amaun ke satu destinasi.",
        document: "terms-of-business",
        clause: 4,
      },
      {
        title: "Aduan mempunyai tarikh akhir",
        text: "Penerimaannya disahkan dalam masa dua hari bekerja, dijawab dalam masa 15 hari bekerja, oleh orang yang tidak terlibat.",
        document: "terms-of-business",
        clause: 12,
      },
    ],
    neverTitle: "Yang tidak akan pernah diminta oleh sesiapa di sini",
    never: ["Kata laluan anda", "Kod OTP", "Akses ke komputer anda", "Bayaran kepada seseorang"],
  },
  questions: {
    title: "Ditanya sebelum deposit pertama",
    more: "Tanya kami soalan lain",
    entries: [
      {
        question: "Berapakah kosnya?",
        answer: () =>
          "Spread, komisen dalam akaun Raw dan Premier, dan pembiayaan bagi posisi yang kekal terbuka semalaman. Deposit, pengeluaran dan akaun itu sendiri tidak dikenakan kos.",
      },
      {
        question: "Berapa banyak yang saya perlukan untuk bermula?",
        answer: (minimum) =>
          `${minimum} dalam akaun Standard. Mulakan dengan jumlah yang anda mampu kehilangan, dan dengan posisi kecil.`,
      },
      {
        question: "Bolehkah saya rugi lebih daripada yang saya depositkan?",
        answer: () =>
          "Tidak. Baki di bawah sifar ditetapkan semula kepada sifar. Anda boleh kehilangan semua yang telah anda depositkan, dan dengan leveraj itu boleh berlaku dengan cepat.",
      },
      {
        question: "Bagaimanakah saya mengeluarkan wang saya?",
        answer: () =>
          "Minta pengeluaran di kawasan pelanggan, sahkan dengan kod OTP, dan ikuti statusnya. Permintaan disemak dalam masa satu hari bekerja. Alamat e-mel dan identiti anda mesti disahkan sekali sebelum itu.",
      },
      {
        question: "Dokumen apakah yang anda perlukan?",
        answer: () =>
          "Pasport, kad pengenalan atau lesen memandu, difoto dalam cahaya yang baik. Tiada yang lain bagi kebanyakan pelanggan.",
      },
      {
        question: "Siapakah di pihak lain dagangan saya?",
        answer: () =>
          "Kami. Kontrak untuk perbezaan didagangkan dengan kami dan bukan di bursa. Harga datang daripada beberapa bank dan tempat dagangan, dan Polisi Pelaksanaan Pesanan menerangkan cara ia dibentuk.",
      },
    ],
  },
  last: {
    title: "Tinjau dahulu. Kemudian buka akaun.",
    text: (minimum) => `Ia mengambil masa kira-kira dua minit, dan ${minimum} untuk bermula.`,
  },
};
