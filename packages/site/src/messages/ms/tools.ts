import type { SiteMessages } from "../site-messages.ts";

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
      time: "Masa",
      event: "Penerbitan",
      importance: "Kepentingan",
      previous: "Sebelum",
      forecast: "Jangkaan",
      actual: "Diterbitkan",
    },
    importance: { high: "Tinggi", medium: "Sederhana", low: "Rendah" },
    toCome: "akan datang",
    weeks: "Minggu",
    filters: "Penapis",
    week: {
      title: (from, to) => `Kalendar ekonomi, ${from} hingga ${to}`,
      description: (from, to) =>
        `Penerbitan dari ${from} hingga ${to} yang menggerakkan pasaran: masa, negara, kepentingan, angka jangkaan, sebelum dan sebenar.`,
    },
    weight: { high: "Kepentingan tinggi", medium: "Kepentingan sederhana", low: "Kepentingan rendah" },
    only: {
      title: (what) => `Kalendar ekonomi: ${what}`,
      description: (what) =>
        `Hanya penerbitan ini daripada kalendar ekonomi: ${what}. Dengan angka jangkaan, sebelum dan sebenar, minggu demi minggu.`,
      lead: (from, to) => `Semua penerbitan jenis ini dari ${from} hingga ${to}.`,
    },
    zone: (zone) => `Masa dalam ${zone}`,
    subscribe: "Untuk kalendar anda sendiri (.ics)",
    one: {
      title: (name, country, date) => `${name}, ${country}, ${date}`,
      description: (name, country, date) =>
        `${name}, ${country}, ${date}: bila diterbitkan, apa yang dijangka, angka sebelumnya, dan instrumen yang digerakkannya.`,
      what: "Apakah ini",
      figures: "Angka",
      moves: "Apa yang digerakkannya",
    },
    coming: "Penerbitan seterusnya",
    why: {
      prices:
        "Harga menentukan kadar faedah: semakin cepat harga naik, semakin sempit ruang bank pusat untuk menurunkannya.",
      jobs: "Pekerjaan menunjukkan berapa banyak isi rumah mampu berbelanja, dan menunjukkan kepada bank pusat berapa banyak ekonomi mampu menanggung.",
      growth:
        "Pertumbuhan melihat kembali satu suku tahun, namun tetap menggerakkan mata wang apabila ramalannya tersasar.",
      rate: "Faedah ialah bayaran bagi memegang sesuatu mata wang. Kenyataan tentang keputusan berikutnya sering lebih penting.",
      sentiment:
        "Pihak yang membeli untuk syarikat melihat pesanan lebih awal. Di atas paras biasa, mereka menjangka lebih banyak.",
      sales:
        "Perbelanjaan pengguna ialah sebahagian besar daripada kebanyakan ekonomi, dan setiap bulan membawa sedikit kejutan.",
      stocks: "Stok yang lebih banyak daripada jangkaan menurunkan harga, dan sebaliknya.",
      minutes: "Minit mesyuarat menunjukkan siapa berpendapat apa, tiga minggu selepas keputusan.",
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
    topics: "Topik",
    economy: "Ekonomi",
    latest: "Terkini",
    days: "Mengikut hari",
    feed: "Suapan Atom",
    about: "Tentang penerbitan ini",
    written: "Apa yang ditulis",
    day: {
      title: (date) => `Berita pasaran ${date}`,
      description: (date) =>
        `Apa yang bergerak pada ${date}, dan sebabnya: angka yang diterbitkan dan penutup pasaran, dalam rencana pendek.`,
    },
    topic: {
      title: (topic) => `Berita pasaran: ${topic}`,
      description: (topic) =>
        `Rencana pendek tulisan kami sendiri tentang topik ini: ${topic}. Apa yang diterbitkan, apa yang bergerak, dan sebanyak mana.`,
    },
  },
};
