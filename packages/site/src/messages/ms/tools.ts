import type { SiteMessages } from "../../languages.ts";

export const tools: SiteMessages["tools"] = {
  demonstration: "Demonstrasi: angka dan peristiwa ini adalah rekaan.",
  calendar: {
    title: "Kalendar ekonomi",
    description:
      "Penerbitan minggu ini yang menggerakkan pasaran: masa, negara, kepentingan, angka jangkaan, sebelum dan sebenar.",
    headline: "Apa yang diterbitkan, dan bila",
    lead: (from, to) =>
      `Minggu ${from} hingga ${to}. Penerbitan menggerakkan pasaran apabila ia berbeza daripada yang dijangka.`,
    action: "Instrumen mana yang bergerak",
    head: {
      time: "UTC",
      event: "Penerbitan",
      importance: "Kepentingan",
      previous: "Sebelum",
      forecast: "Jangkaan",
      actual: "Diterbitkan",
    },
    importance: { high: "Tinggi", medium: "Sederhana", low: "Rendah" },
    toCome: "akan datang",
    countries: {
      US: "Amerika Syarikat",
      EU: "Kawasan euro",
      GB: "United Kingdom",
      JP: "Jepun",
      CN: "China",
      AU: "Australia",
    },
    events: {
      empire: "Indeks pembuatan Empire State",
      japanGrowth: "Keluaran dalam negara kasar, suku tahun",
      australiaWages: "Indeks harga gaji, tahunan",
      industrial: "Pengeluaran perindustrian, bulanan",
      ukPrices: "Harga pengguna, tahunan",
      euroPrices: "Harga pengguna, muktamad, tahunan",
      minutes: "Minit mesyuarat bank pusat",
      chinaRate: "Kadar utama pinjaman, satu tahun",
      payrolls: "Pekerjaan di luar ladang",
      claims: "Tuntutan pertama faedah pengangguran",
      homes: "Jualan rumah sedia ada",
      ukRetail: "Jualan runcit, bulanan",
      euroManagers: "Pengurus pembelian, industri",
      usManagers: "Pengurus pembelian, perkhidmatan",
    },
    readTitle: "Cara membacanya",
    read: [
      ["Jangkaan", "Nilai tengah ramalan ahli ekonomi. Harga sudah mengambil kiranya."],
      ["Diterbitkan", "Angka itu sendiri. Semakin jauh daripada yang dijangka, semakin besar gerakannya."],
      [
        "Kepentingan",
        "Sejauh mana penerbitan ini pernah menggerakkan harga. Tinggi bermakna spread melebar selama beberapa minit.",
      ],
    ],
  },
  news: {
    title: "Berita pasaran",
    description:
      "Apa yang menggerakkan mata wang, saham, komoditi, indeks dan kripto, dan sebabnya, dalam rencana pendek.",
    headline: "Apa yang bergerak, dan sebabnya",
    lead: "Rencana pendek tulisan kami sendiri. Ia menyatakan apa yang berlaku; apa yang patut dibuat terserah kepada anda.",
    action: "Kalendar ekonomi",
    related: "Instrumen",
    pieces: [
      {
        id: "payrolls",
        title: "Pasaran buruh yang kukuh mengekalkan kekuatan dolar",
        lead: "Majikan menambah lebih ramai pekerja daripada jangkaan, dan pasaran menarik balik sebahagian pemotongan kadar yang telah diambil kira.",
        body: [
          "Angka itu tiga suku di atas ramalan, sementara kadar pengangguran naik sepersepuluh, kerana lebih ramai mencari kerja. Kedua-dua tafsiran ada pembelinya: dolar naik pada mulanya, dan melepaskan separuh daripadanya dalam masa sejam.",
          "Hasil dua tahun berakhir empat perseratus lebih tinggi. Pemotongan pada Disember, yang pasti sebulan lalu, kini lebih berkemungkinan tidak berlaku.",
        ],
        symbols: ["EURUSD", "USDJPY"],
      },
      {
        id: "gold",
        title: "Emas bertahan di atas 4,000 dolar",
        lead: "Pembeli masuk pada angka bulat setiap kali, walaupun hasil yang lebih tinggi tidak memihak kepada logam yang tidak membayar apa-apa.",
        body: [
          "Harga menyentuh paras itu empat kali bulan ini dan ditutup di atasnya setiap kali. Bank pusat membeli pada Oktober seperti sepanjang tahun.",
          "Perak bergerak dua kali lebih jauh ke kedua-dua arah, seperti yang selalu berlaku, dan mengakhiri hari lebih rendah.",
        ],
        symbols: ["XAUUSD", "XAGUSD"],
      },
      {
        id: "results",
        title: "Keputusan mengatasi ramalan, dan saham jatuh",
        lead: "Suku tahun yang mencatat rekod tidak mencukupi bagi harga yang telah menjangkakannya.",
        body: [
          "Pendapatan naik tiga perlima berbanding tahun lalu dan tinjauan dinaikkan. Saham dibuka lima peratus lebih tinggi dan ditutup tiga peratus lebih rendah.",
          "Indeks yang paling dikuasai teknologi turut serta. Syarikat yang membayar dividen hampir tidak bergerak.",
        ],
        symbols: ["NVDA", "NAS100"],
      },
      {
        id: "oil",
        title: "Minyak susut apabila stok bertambah minggu ketiga",
        lead: "Lebih banyak minyak mentah dalam simpanan daripada ramalan, dan kilang penapisan kurang membeli pada minggu penyelenggaraan.",
        body: [
          "Stok naik beberapa juta tong. Jarak antara kontrak terdekat dengan yang berikutnya mengecil kepada beberapa sen, tanda bahawa tiada sesiapa tergesa-gesa.",
        ],
        symbols: ["USOIL", "UKOIL"],
      },
      {
        id: "yen",
        title: "Yen melemah melepasi 154, dan pegawai bersuara",
        lead: "Kata-kata kementerian kewangan memperlahankan kejatuhan selama sejam.",
        body: [
          "Jurang faedah antara kedua-dua negara tidak berubah, begitu juga dagangan yang bergantung padanya. Pada tahun-tahun lalu, kata-kata datang sebelum tindakan.",
        ],
        symbols: ["USDJPY", "EURJPY"],
      },
    ],
  },
};
