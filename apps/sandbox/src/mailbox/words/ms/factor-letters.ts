import type { SomeLetters } from "../words.ts";

/** The e-mails about two-step sign-in, recovery codes and passkeys. */
export const factorLetters = {
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
