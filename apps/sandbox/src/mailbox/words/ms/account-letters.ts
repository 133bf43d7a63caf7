import type { SomeLetters } from "../words.ts";

/** The e-mails about an account: its address, password, sign-ins, second factor and identity check. */
export const accountLetters = {
  verifyEmail: {
    subject: "Sila sahkan e-mel anda",
    paragraphs: [
      "Sila sahkan bahawa ini alamat anda. Pautan ini sah selama {hours} jam.",
      "Jika anda tidak membuka akaun dengan kami, abaikan e-mel ini.",
    ],
    action: "Sahkan e-mel saya",
  },
  verifyEmailFirst: {
    subject: "Sila sahkan e-mel anda",
    paragraphs: [
      "Seseorang, mungkin anda sendiri, meminta kata laluan baharu. Sila sahkan dahulu bahawa ini alamat anda. Pautan ini sah selama {hours} jam. Selepas itu, minta kata laluan baharu sekali lagi.",
      "Jika bukan anda, abaikan e-mel ini.",
    ],
    action: "Sahkan e-mel saya",
  },
  resetPassword: {
    subject: "Tetapkan kata laluan baharu",
    paragraphs: [
      "Seseorang, mungkin anda sendiri, meminta kata laluan baharu. Pautan ini boleh digunakan sekali sahaja dalam masa {minutes} minit. Jika bukan anda, abaikan e-mel ini.",
    ],
    action: "Tetapkan kata laluan baharu",
  },
  passwordChanged: {
    subject: "Kata laluan anda telah ditukar",
    paragraphs: [
      "Kata laluan akaun anda telah ditukar dan semua peranti lain telah dilog keluar. Jika bukan anda, tetapkan semula dengan segera dan maklumkan kepada kami.",
    ],
  },
  signInFromNewDevice: {
    subject: "Log masuk daripada peranti baharu",
    paragraphs: [
      "Seseorang, mungkin anda sendiri, telah log masuk ke akaun anda daripada peranti yang belum pernah anda gunakan.",
      "Peranti: {device}\nTempat: {place}\nMasa: {time} (UTC)",
      "Jika itu anda, tiada apa-apa yang perlu dilakukan.",
      "Jika bukan anda, maklumkan kepada kami dengan pautan di bawah. Anda tidak perlu log masuk; pautan ini boleh digunakan sekali sahaja dalam masa {days} hari. Semua peranti akan dilog keluar, kata laluan anda tidak lagi boleh digunakan, dan anda akan menerima pautan untuk menetapkan kata laluan baharu.",
    ],
    action: "Ini bukan saya",
  },
  signInReported: {
    subject: "Akaun anda dikunci: tetapkan kata laluan baharu",
    paragraphs: [
      "Anda memaklumkan bahawa satu log masuk bukan daripada anda. Semua peranti telah dilog keluar dan kata laluan anda tidak lagi boleh digunakan.",
      "Tetapkan kata laluan baharu dengan pautan di bawah. Pautan ini boleh digunakan sekali sahaja dalam masa {minutes} minit; anda boleh meminta pautan lain di halaman log masuk.",
    ],
    action: "Tetapkan kata laluan baharu",
  },
  phraseChanged: {
    subject: "Frasa dalam e-mel kami telah ditukar",
    paragraphs: [
      "Setiap e-mel tentang akaun anda kini bermula dengan frasa baharu anda. Jika tidak, e-mel itu bukan daripada kami.",
      "Jika anda tidak menukarnya, tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat tetapan keselamatan anda",
  },
  phraseRemoved: {
    subject: "Frasa dalam e-mel kami telah dibuang",
    paragraphs: [
      "E-mel kami tidak lagi mengandungi frasa anda.",
      "Jika anda tidak membuangnya, tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat tetapan keselamatan anda",
  },
  staffChanged: {
    subject: "Seorang kakitangan telah ditambah atau diubah",
    paragraphs: [
      "Pengguna {by} menambah atau mengubah akaun kakitangan {member}.",
      "Selama {wait} jam, kakitangan ini tidak boleh meluluskan amaun yang memerlukan dua orang. Jika anda tidak menjangkakan perubahan ini, tanya dengan segera dan tarik balik peranannya.",
    ],
    action: "Lihat kakitangan",
  },
  emailsSwitchedOff: {
    subject: "Sebahagian e-mel kami telah dimatikan",
    paragraphs: [
      "Anda tidak lagi menerima e-mel tentang {movements}. E-mel dengan kod dan e-mel tentang keselamatan akaun anda sentiasa dihantar.",
      "Jika anda tidak mematikannya, tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat tetapan pemberitahuan anda",
  },
  payeeAdded: {
    subject: "Satu akaun untuk pengeluaran telah disimpan",
    paragraphs: [
      "Satu lagi akaun untuk pengeluaran telah disimpan: {destination}.",
      "Jika anda tidak menyimpannya, buang akaun itu dan tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat akaun yang anda simpan",
  },
  dataExportRequested: {
    subject: "Satu salinan data anda telah diminta",
    paragraphs: [
      "Seseorang, mungkin anda, telah meminta salinan semua yang kami simpan tentang anda. Kami akan menulis lagi apabila salinan itu boleh dimuat turun.",
      "Jika anda tidak memintanya, tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat permintaan anda",
  },
  dataExportReady: {
    subject: "Salinan data anda sudah sedia",
    paragraphs: [
      "Anda boleh memuat turun salinan data anda selepas log masuk, sehingga {availableUntil} (UTC). Selepas itu salinan akan dipadamkan.",
      "Salinan itu turut mengandungi dokumen identiti anda. Simpan di tempat yang tidak dibaca oleh orang lain.",
      "Jika anda tidak memintanya, tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Muat turun salinan",
  },
  deletionRequested: {
    subject: "Akaun anda akan dipadamkan",
    paragraphs: [
      "Seseorang, mungkin anda, meminta kami memadamkan akaun anda. Kami memadamkannya selepas {erasableFrom} (UTC). Sehingga itu anda boleh menarik balik permintaan selepas log masuk.",
      "Jika bukan anda, tarik balik permintaan itu dan tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat permintaan anda",
  },
  deletionSoon: {
    subject: "Akaun anda akan dipadamkan tidak lama lagi",
    paragraphs: [
      "Kami memadamkan akaun anda selepas {erasableFrom} (UTC), seperti yang anda minta. Sehingga itu anda boleh memuat turun salinan data anda, atau menarik balik permintaan.",
    ],
    action: "Lihat permintaan anda",
  },
  deletionCancelled: {
    subject: "Akaun anda kekal",
    paragraphs: [
      "Permintaan untuk memadamkan akaun anda telah ditarik balik. Jika bukan anda, tetapkan kata laluan baharu: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat akaun anda",
  },
  deletionRefused: {
    subject: "Akaun anda tidak dipadamkan",
    paragraphs: [
      "Kami tidak melaksanakan permintaan untuk memadamkan akaun anda. Akaun anda kekal seperti sedia ada.",
    ],
    action: "Lihat akaun anda",
  },
  accountDeleted: {
    subject: "Akaun anda telah dipadamkan",
    paragraphs: [
      "Akaun anda telah dipadamkan, dan anda tidak boleh log masuk lagi. Perkara yang perlu kami simpan mengikut undang-undang akan dipadamkan selepas tempoh yang kami nyatakan sebelum ini.",
      "Ini e-mel terakhir kami tentang perkara ini.",
    ],
  },
  withdrawalSettingsChanged: {
    subject: "Tetapan pengeluaran anda telah ditukar",
    paragraphs: [
      "Pengeluaran kini dihantar ke {destination}. Jika bukan anda, tukar kata laluan anda dan maklumkan kepada kami.",
    ],
  },
  identityApproved: {
    subject: "Identiti anda telah disahkan",
    paragraphs: [
      "Pengesahan identiti anda telah diluluskan. Sebaik sahaja akaun pengeluaran anda ditetapkan, anda boleh membuat pengeluaran dan menghantar wang kepada pelanggan lain.",
    ],
    action: "Buka akaun anda",
  },
  identityCancelled: {
    subject: "Pengesahan identiti anda telah dibatalkan",
    paragraphs: [
      "Pengesahan identiti anda tidak diluluskan. Akaun anda menunjukkan apa yang boleh dilakukan sekarang.",
    ],
    action: "Buka akaun anda",
  },
  identityDocumentsRefused: {
    subject: "Sila hantar semula satu dokumen",
    paragraphs: [
      "Kami tidak dapat menerima satu dokumen dalam pengesahan identiti anda. Akaun anda menunjukkan dokumen yang mana dan sebabnya, dan di situ anda boleh menghantarnya semula. Yang lain kekal seperti sedia ada.",
    ],
    action: "Buka akaun anda",
  },
  identityExpiresSoon: {
    subject: "Dokumen identiti anda akan tamat tempoh",
    paragraphs: [
      "Dokumen identiti yang kami semak sah sehingga {validUntil}.",
      "Jika anda sudah mempunyai dokumen baharu, hubungi kami dan kami akan membuka semula pengesahan anda untuknya.",
    ],
    action: "Buka akaun anda",
  },
  identityExpired: {
    subject: "Dokumen identiti anda telah tamat tempoh",
    paragraphs: [
      "Dokumen identiti yang kami semak sah sehingga {validUntil}.",
      "Hubungi kami, dan kami akan membuka semula pengesahan anda untuk dokumen baharu.",
    ],
    action: "Buka akaun anda",
  },
  identityReopened: {
    subject: "Pengesahan identiti anda telah dibuka semula",
    paragraphs: [
      "Anda boleh menghantar pengesahan identiti anda sekali lagi. Akaun anda menunjukkan sebabnya.",
    ],
    action: "Buka akaun anda",
  },
  factorAdded: {
    subject: "Log masuk dua langkah dihidupkan",
    paragraphs: [
      "Log masuk kini meminta kod daripada aplikasi pengesah anda, dan semua peranti lain telah dilog keluar.",
      "Jika bukan anda, tetapkan semula kata laluan anda dengan segera dan maklumkan kepada kami.",
    ],
    action: "Lihat keselamatan anda",
  },
  factorRemoved: {
    subject: "Log masuk dua langkah telah dimatikan",
    paragraphs: [
      "Log masuk tidak lagi meminta kod daripada aplikasi pengesah, dan peranti lain telah dilog keluar.",
      "Jika bukan anda, tetapkan semula kata laluan anda dengan segera dan maklumkan kepada kami.",
    ],
    action: "Lihat keselamatan anda",
  },
  passkeyAdded: {
    subject: "Satu kunci laluan telah ditambah",
    paragraphs: [
      "Satu kunci laluan telah ditambah pada akaun anda. Ia log masuk tanpa kata laluan dan tanpa kod.",
      "Jika bukan anda, buang kunci itu dan tetapkan kata laluan baharu dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
    action: "Lihat kunci laluan anda",
  },
  passkeyRemoved: {
    subject: "Satu kunci laluan telah dibuang",
    paragraphs: [
      "Satu kunci laluan akaun anda telah dibuang dan tidak lagi boleh log masuk. Peranti lain telah dilog keluar.",
      "Jika bukan anda, tetapkan kata laluan baharu dengan segera dan beritahu kami.",
    ],
    action: "Lihat kunci laluan anda",
  },
  recoveryCodesCreated: {
    subject: "Kod pemulihan anda telah diganti",
    paragraphs: [
      "Anda mempunyai sepuluh kod pemulihan baharu, dan kod terdahulu tidak lagi berfungsi. Jika bukan anda, tukar kata laluan anda dengan segera dan maklumkan kepada kami.",
    ],
    action: "Lihat keselamatan anda",
  },
  recoveryCodeUsed: {
    subject: "Satu kod pemulihan telah digunakan",
    paragraphs: [
      "Satu kod pemulihan digunakan sebagai ganti kod aplikasi pengesah anda. Kod yang belum digunakan: {left}.",
      "Jika bukan anda, tetapkan semula kata laluan anda dengan segera dan maklumkan kepada kami.",
    ],
    action: "Lihat keselamatan anda",
  },
  signInCodesFailed: {
    subject: "Kod salah semasa log masuk anda",
    paragraphs: [
      "Seseorang memasukkan kata laluan anda dan kemudian lima kod yang salah. Tiada sesi dibuka.",
      "Jika bukan anda, tetapkan kata laluan baharu sekarang: seseorang mengetahui kata laluan anda.",
    ],
    action: "Lihat keselamatan anda",
  },
  factorRemovalAsked: {
    subject: "Seseorang meminta log masuk dua langkah dimatikan",
    paragraphs: [
      "Seseorang yang mengetahui kata laluan anda, mungkin anda sendiri, meminta kami mematikan log masuk dua langkah kerana aplikasi pengesah telah hilang. Kami akan membuat keputusan paling awal dalam {wait} jam.",
      "Jika bukan anda, batalkan permintaan itu dengan pautan di bawah dan tetapkan kata laluan baharu. Log masuk dengan kod juga membatalkannya.",
    ],
    action: "Batalkan permintaan",
  },
  factorRemovalCancelled: {
    subject: "Log masuk dua langkah kekal dihidupkan",
    paragraphs: [
      "Permintaan untuk mematikan log masuk dua langkah telah dibatalkan. Jika bukan anda yang membuat permintaan itu, tetapkan kata laluan baharu: seseorang mengetahui kata laluan anda.",
    ],
    action: "Lihat keselamatan anda",
  },
  factorRemovalRejected: {
    subject: "Log masuk dua langkah tidak dimatikan",
    paragraphs: [
      "Kami tidak melaksanakan permintaan untuk mematikan log masuk dua langkah. Log masuk masih meminta kod.",
    ],
    action: "Lihat keselamatan anda",
  },
} satisfies SomeLetters;
