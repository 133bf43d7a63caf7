import type { privacyMessages } from "../../privacy/privacy.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const privacy: Translation<typeof privacyMessages> = defineTranslation({
  copyHeading: "Salinan data anda",
  copyIntro:
    "Semua yang kami simpan tentang anda dalam satu fail ZIP: profil, transaksi, dokumen, log masuk dan mesej anda. Kata laluan dan kunci tidak disertakan. Kami akan menghantar e-mel apabila salinan sudah sedia.",
  request: "Minta salinan",
  requesting: "Sedang meminta",
  requested: "Salinan telah diminta.",
  possibleFrom: "Anda boleh meminta salinan lain mulai {date}.",
  copies: "Salinan data anda",
  none: "Anda belum meminta salinan.",
  copyOf: "Salinan {date}",
  making: "Sedang dibuat",
  makingText: "Ini mengambil masa beberapa minit. Anda boleh meninggalkan halaman ini.",
  ready: "Tersedia sehingga {date} · {size}",
  removed: "Dibuang",
  removedText: "Salinan ini tersedia selama {count, plural, other {# hari}}.",
  download: "Muat turun",
  downloadNamed: "Muat turun salinan {date}",
  downloaded: "{name} telah dimuat turun.",
  keepSafe:
    "Fail ini turut mengandungi dokumen identiti anda. Simpan di tempat yang tidak dibaca oleh orang lain.",
});
