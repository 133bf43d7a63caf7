import type { freezeMessages } from "../../freeze/freeze.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const freeze: Translation<typeof freezeMessages> = defineTranslation({
  beforeChange:
    "Pengeluaran dihentikan seketika selama {count, plural, other {# jam}} selepas perubahan ini, untuk melindungi wang anda.",
  beforeChangeAll:
    "Pengeluaran dan pemindahan kepada pengguna lain dihentikan seketika selama {count, plural, other {# jam}} selepas perubahan ini, untuk melindungi wang anda.",
  beforeSignIn:
    "Selepas log masuk dengan kod pemulihan, pengeluaran dihentikan seketika selama {count, plural, other {# jam}}, untuk melindungi wang anda.",
  beforeSignInAll:
    "Selepas log masuk dengan kod pemulihan, pengeluaran dan pemindahan kepada pengguna lain dihentikan seketika selama {count, plural, other {# jam}}, untuk melindungi wang anda.",
  pausedTitle: "Pengeluaran dihentikan seketika sehingga {date}.",
  pausedTransfersTitle: "Pemindahan kepada pengguna lain dihentikan seketika sehingga {date}.",
  pausedText:
    "Ini melindungi wang anda selepas kata laluan baharu, perubahan pada log masuk dua langkah atau log masuk dengan kod pemulihan. Jika itu bukan anda, tetapkan semula kata laluan anda segera dan hubungi kami. Maklumat yang anda isi disimpan.",
});
