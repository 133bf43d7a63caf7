import type { SomeLetters } from "../words.ts";

/** The e-mails about the copy of all data and the deletion of an account. */
export const privacyLetters = {
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
} satisfies SomeLetters;
