import type { SomeLetters } from "../words.ts";

/** The e-mails about messages to support. */
export const supportLetters = {
  messageReceived: {
    subject: "Kami telah menerima mesej anda",
    paragraphs: [
      "Kami telah menerima mesej anda tentang {topic} dan akan menjawab melalui e-mel. Rujukannya ialah {reference}.",
      "Jika anda tidak menulis kepada kami, abaikan e-mel ini: seseorang memberikan alamat anda, mungkin secara tidak sengaja.",
    ],
  },
  messageCopied: {
    subject: "Kami telah menerima mesej anda",
    paragraphs: [
      "Kami telah menerima mesej anda tentang {topic} dan akan menjawab melalui e-mel. Rujukannya ialah {reference}.",
      "Inilah yang anda tulis:",
      "{message}",
    ],
  },
  messageWaiting: {
    subject: "Satu mesej sedang menunggu",
    paragraphs: [
      "Satu mesej tentang {topic} sedang menunggu di pejabat belakang. Rujukannya ialah {reference}.",
    ],
    action: "Buka mesej",
  },
  messageAnswered: {
    subject: "Jawapan kami kepada mesej anda",
    paragraphs: [
      "Anda menulis kepada kami tentang {topic}. Inilah jawapan kami; rujukannya ialah {reference}.",
      "{answer}",
    ],
  },
  threadAnswered: {
    subject: "Jawapan kami kepada mesej anda",
    paragraphs: [
      "Anda menulis kepada kami tentang {topic}. Ini jawapan kami; rujukannya ialah {reference}.",
      "{answer}",
      "Untuk membalas, gunakan mesej dalam akaun anda: balasan kepada e-mel ini tidak sampai kepada kami.",
    ],
    action: "Buka mesej anda",
  },
} satisfies SomeLetters;
