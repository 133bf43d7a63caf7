import type { SomeLetters } from "../words.ts";

/** The e-mails about an account: its address, password, sign-ins, settings and staff. */
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
    action: "Lihat kunci laluan anda",
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
  withdrawalSettingsChanged: {
    subject: "Tetapan pengeluaran anda telah ditukar",
    paragraphs: [
      "Pengeluaran kini dihantar ke {destination}. Jika bukan anda, tukar kata laluan anda dan maklumkan kepada kami.",
    ],
  },
} satisfies SomeLetters;
