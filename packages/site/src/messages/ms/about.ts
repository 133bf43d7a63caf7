import type { SiteMessages } from "../site-messages.ts";

export const about: SiteMessages["about"] = {
  us: {
    title: "Tentang kami",
    description: "Siapa syarikat ini, cara ia dibayar, dan cara wang pelanggan disimpan.",
    headline: "Broker yang menunjukkan kiraannya",
    lead: (company, year) =>
      `${company} membolehkan orang ramai berdagang mata wang, saham, komoditi, indeks dan kripto sejak ${year}. Kami dibayar melalui spread, komisen dan pembiayaan semalaman, dan tiada yang lain. Segala yang kami kenakan tertera di laman ini.`,
    figuresTitle: "Saiz kami",
    asOf: "Seperti dinyatakan oleh syarikat, November 2026.",
    figures: { traders: "pedagang", instruments: "instrumen", methods: "cara deposit", support: "sokongan" },
    moneyTitle: "Di mana wang anda berada",
    money: [
      [
        "Sampai",
        "Deposit disemak, biasanya dalam masa satu hari bekerja, dan dimasukkan ke e-dompet anda dalam dolar AS pada kadar yang ditunjukkan kepada anda.",
      ],
      [
        "Disimpan berasingan",
        "Wang pelanggan berada dalam akaun yang diasingkan. Ia disesuaikan setiap hari bekerja, dan tidak dipinjamkan atau dicagarkan.",
      ],
      [
        "Bekerja",
        "Wang yang anda pindahkan ke cTrader menjadi margin. Tiada apa-apa dipindahkan tanpa anda.",
      ],
      [
        "Keluar",
        "Pengeluaran disahkan dengan kod OTP, disemak dalam masa satu hari bekerja, dan tidak dikenakan kos.",
      ],
    ],
    paidTitle: "Cara kami dibayar",
    paid: [
      ["Spread", "Perbezaan antara bida dan tawaran. Itulah keseluruhan harga akaun Standard."],
      ["Komisen", "Dalam akaun Raw dan Premier, bagi setiap lot dan sisi."],
      ["Pembiayaan", "Bagi posisi yang kekal terbuka semalaman, dalam peratus setahun daripada nilainya."],
      [
        "Kerugian anda",
        "Kami ialah pihak lawan anda, maka kerugian anda boleh menjadi keuntungan kami. Polisi Pelaksanaan Pesanan menerangkan cara konflik itu ditangani.",
      ],
    ],
    historyTitle: "Setakat ini",
    history: (year) => [
      [year, "Ditubuhkan, dengan forex dan logam."],
      ["2019", "Saham dan indeks. Perlindungan baki negatif bagi setiap pelanggan."],
      ["2022", "Kripto, dan deposit dalam USDT."],
      ["2026", "Kawasan pelanggan yang anda lihat di laman ini."],
    ],
    peopleTitle: "Orang yang boleh dihubungi",
    people:
      "Sokongan menjawab sepanjang masa dari Isnin hingga Jumaat. Ia mengetahui akaun anda, dan menyampaikan apa yang tidak dapat diputuskannya.",
  },
  regulation: {
    title: "Penyeliaan kawal selia",
    description:
      "Setiap syarikat kumpulan dengan lesennya, pelanggan yang dilayani dan perlindungan mereka, serta cara membuat aduan.",
    headline: "Siapa menyelia kami, syarikat demi syarikat",
    lead: "Syarikat yang melayani anda bergantung pada tempat tinggal anda. Ia dinamakan dalam perjanjian anda dan di kawasan pelanggan.",
    demonstration:
      "Ini demonstrasi. Syarikat, pengawal selia dan lesen di halaman ini adalah rekaan dan tiada dalam mana-mana daftar.",
    rows: {
      regulator: "Pengawal selia",
      licence: "Lesen",
      registration: "Pendaftaran",
      address: "Pejabat berdaftar",
      serves: "Melayani",
      leverage: "Leveraj tertinggi",
      compensation: "Skim pampasan",
      protection: "Perlindungan baki negatif",
    },
    serves: {
      world: "Pelanggan di luar Kawasan Ekonomi Eropah",
      europe: "Pelanggan di Kawasan Ekonomi Eropah",
    },
    compensation: (amount) => `Sehingga ${amount} bagi seorang pelanggan`,
    none: "Tiada",
    yes: "Ya",
    complaintsTitle: "Cara membuat aduan",
    complaintsLead: "Ia tidak dikenakan kos, dan dikendalikan oleh orang yang tidak terlibat.",
    complaints: [
      [
        "Hari 0",
        "Tulis kepada sokongan dengan perkataan complaint dalam subjek. Nyatakan apa yang berlaku, bila, dan apa yang anda mahukan.",
      ],
      ["Dalam masa 2 hari bekerja", "Anda menerima pengesahan, dengan nama orang yang memeriksanya."],
      [
        "Dalam masa 15 hari bekerja",
        "Anda menerima jawapan beserta sebabnya. Jika lebih banyak masa diperlukan, anda diberitahu sebab dan tarikh akhirnya.",
      ],
      [
        "Selepas itu",
        "Anda boleh pergi kepada pengawal selia syarikat anda, atau ke mahkamah. Jawapan itu menyatakan di mana.",
      ],
    ],
    source: "Terma Perniagaan, klausa 12",
  },
  legal: {
    title: "Dokumen undang-undang",
    description: "Sebelas dokumen perjanjian, setiap satu dengan versi dan tarikhnya, dalam PDF.",
    headline: "Sebelas dokumen, dengan kata-kata jelas",
    lead: "Itulah keseluruhan persetujuan antara anda dan kami. Bahasa perjanjian ialah bahasa Inggeris.",
    inEnglish: "Teks di bawah adalah dalam bahasa Inggeris, bahasa perjanjian.",
    version: "Versi 1.0, berkuat kuasa dari 1 November 2026",
    summary: {
      "terms-and-conditions": "Rangka segalanya: siapa boleh menggunakan portal, dan caranya.",
      "risk-disclosure": "Apa yang boleh menjadi salah, dan betapa cepatnya. Baca ini dahulu.",
      "privacy-policy": "Data yang disimpan, sebab, tempoh, dan hak anda.",
      "aml-policy": "Mengapa kami mesti tahu siapa anda dan dari mana wang datang.",
      "anti-spam-policy": "Apa yang kami hantar, dan cara menghentikannya.",
      "copy-trading-policy": "Cara mengikuti pedagang lain berfungsi, dan cara ia tamat.",
      "customer-agreement-policy": "Perjanjian antara anda dan kami.",
      "order-execution-policy": "Cara harga dibentuk dan pesanan dilaksanakan.",
      "return-refund": "Bila bayaran dipulangkan, dan berapa lama masanya.",
      "terms-of-business": "Waktu, syarat, semakan bayaran, aduan.",
      "terms-of-use": "Untuk apa laman ini dan portal boleh digunakan.",
    },
    file: "PDF",
    fileOf: (name) => `${name}, PDF`,
    contents: "Klausa",
    pageDescription: (name, summary) =>
      `${name}, penuh dalam bahasa Inggeris, dengan alamat bagi setiap klausa. ${summary}`,
    changesTitle: "Apa yang berubah",
    changes:
      "Belum ada: ini versi pertama. Perubahan diumumkan sepuluh hari lebih awal, dan versi sebelumnya kekal tersedia atas permintaan.",
  },
  privacy: {
    title: "Dasar privasi",
    description:
      "Apa yang disimpan tentang anda, sebabnya dan tempohnya, dalam satu jadual, dengan hak anda dan cara menggunakannya.",
    headline: "Apa yang kami simpan tentang anda, dan sebabnya",
    lead: "Apa yang diperlukan untuk mengendalikan akaun anda dan mematuhi undang-undang. Tiada apa-apa dijual, dan tiada sesiapa dijejaki di laman lain.",
    tableTitle: "Apa yang disimpan",
    head: ["Apa", "Sebab", "Tempoh"],
    rows: [
      [
        "Pendaftaran: nama, nama pengguna, e-mel, telefon, negara, kod rujukan",
        "Untuk mengendalikan akaun anda",
        "Lima tahun selepas akaun ditutup",
      ],
      [
        "Identiti: alamat, tarikh lahir, kewarganegaraan, nombor dan gambar dokumen",
        "Undang-undang pengubahan wang haram",
        "Lima tahun selepas akaun ditutup",
      ],
      [
        "Pembayaran: deposit, pengeluaran, pindahan, resit, akaun bank",
        "Untuk membayar anda, dan undang-undang tentang rekod",
        "Lima tahun selepas akaun ditutup",
      ],
      [
        "Dagangan: pesanan, posisi, baki",
        "Untuk melaksanakan pesanan anda, dan undang-undang tentang rekod",
        "Lima tahun selepas akaun ditutup",
      ],
      ["Kod OTP, token, kunci", "Untuk memastikan bahawa itu anda", "Sehingga 30 hari"],
      [
        "Surat yang dihantar oleh sistem",
        "Untuk menghantarnya semula apabila anda minta",
        "Sehingga 90 hari",
      ],
      [
        "Log masuk: masa, alamat rangkaian, jenis pelayar",
        "Untuk menghalang orang lain daripada akaun anda",
        "Sehingga 12 bulan",
      ],
      [
        "Mesej kepada sokongan: nama, e-mel, teks",
        "Untuk menjawab anda, dan undang-undang tentang rekod",
        "Lima tahun selepas dijawab",
      ],
    ],
    rightsTitle: "Hak anda, dan cara menggunakannya",
    rightsLead:
      "Tulis dari alamat e-mel anda yang berdaftar. Jawapan sampai dalam masa satu bulan dan tidak dikenakan kos.",
    rights: [
      ["Lihat", "salinan apa yang disimpan tentang anda"],
      ["Betulkan", "apa yang salah"],
      ["Padam", "apa yang tidak lagi diperlukan"],
      ["Hadkan atau bantah", "sesuatu penggunaan, dengan sebab yang berkaitan dengan anda"],
      ["Bawa bersama", "data anda dalam format lazim"],
      ["Adu", "kepada pihak berkuasa perlindungan data negara anda"],
    ],
    cookiesTitle: "Kuki, dengan jujur",
    cookies:
      "Halaman awam ini tidak menetapkan sebarang kuki. Pilihan bahasa dan penampilan anda disimpan dalam pelayar anda. Hanya bahasa dihantar kepada kami, supaya kami menjawab dalam bahasa itu. Kawasan pelanggan menetapkan satu kuki, yang menyimpan sesi anda dan tamat bersamanya. Tiada apa-apa untuk diterima, maka tiada sepanduk.",
    whole: "Ini ringkasan. Dasar Privasi yang dikira.",
  },
  contact: {
    title: "Hubungi kami",
    description: "E-mel, telefon dan waktu sokongan, serta jawapan kepada soalan yang paling kerap ditanya.",
    headline: "Ada yang menjawab, lima hari seminggu",
    lead: "Jawapan di bawah menyelesaikan kebanyakan soalan serta-merta. Untuk segala hal akaun anda, tulis dari alamat e-mel anda yang berdaftar.",
    answersTitle: "Paling kerap ditanya",
    reachTitle: "Hubungi kami",
    email: "E-mel",
    phone: "Telefon",
    hours: "Waktu",
    address: "Pos",
    answers: [
      [
        "Deposit saya masih belum selesai",
        "Deposit melalui bank dan mata wang kripto disemak mengikut turutan ketibaannya, biasanya dalam masa satu hari bekerja. Jika bayaran melalui gerbang belum selesai selepas satu jam, jangan bayar lagi; hantarkan resit kepada kami.",
      ],
      [
        "Berapa lamakah pengeluaran?",
        "Ia disemak dalam masa satu hari bekerja. Selepas itu pindahan bank mengambil masa tiga hingga lima hari bekerja, dan mata wang kripto satu hari.",
      ],
      [
        "Pautan pengesahan telah tamat tempoh",
        "Log masuk dan tekan Hantar semula e-mel pengesahan di bawah Akaun saya.",
      ],
      [
        "Saya terlupa kata laluan",
        "Tekan Lupa kata laluan anda? di halaman log masuk. Surat dengan pautan sampai dalam beberapa minit.",
      ],
      [
        "Pengesahan saya dibatalkan",
        "Sebabnya tertera di bawah Akaun saya, di kawasan pelanggan. Setelah sokongan membukanya semula, anda boleh menghantarnya lagi.",
      ],
      [
        "Bagaimanakah saya menukar akaun bank saya?",
        "Dalam Profil, di bawah Tetapan pengeluaran. Ia mestilah atas nama anda sendiri.",
      ],
      [
        "Saya menghantar mata wang kripto melalui rangkaian yang salah",
        "Beritahu kami segera. Jika boleh dari segi teknikal, kami mendapatkannya semula, dan kami menyatakan kosnya terlebih dahulu.",
      ],
      [
        "Bagaimanakah saya membuat aduan?",
        "Tulis kepada kami dan nyatakan bahawa ia satu aduan. Penerimaannya disahkan dalam masa dua hari bekerja dan dijawab dalam masa 15 hari bekerja.",
      ],
      [
        "Bolehkah anda memberitahu saya apa yang patut didagangkan?",
        "Tidak. Kami melaksanakan pesanan dan memberi maklumat umum; kami tidak memberi nasihat.",
      ],
      [
        "Saya mahu berehat daripada berdagang",
        "Beritahu kami secara sulit. Kami boleh menetapkan had lebih rendah, rehat atau sekatan kekal, dan sekatan tidak boleh ditarik balik dalam tempohnya.",
      ],
    ],
  },
};
