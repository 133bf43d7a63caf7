import type { SomeLetters } from "../words.ts";

/** The e-mails about the identity check and its documents. */
export const identityLetters = {
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
} satisfies SomeLetters;
