import type { deletionMessages } from "../../privacy/deletion.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const deletion: Translation<typeof deletionMessages> = defineTranslation({
  heading: "Padam akaun anda",
  removes:
    "Profil, akaun yang disimpan, sesi, mesej dan fail anda akan dipadamkan, anda tidak boleh log masuk lagi, dan bonus tamat.",
  keeps: "Undang-undang mewajibkan kami menyimpan sebahagiannya, tanpa nama anda jika boleh:",
  transactions: "Deposit, pengeluaran dan pemindahan",
  transactionsKept: "{count, plural, other {# tahun}}, kerana undang-undang perakaunan dan cukai",
  identity: "Pengesahan identiti",
  identityKept: "{count, plural, other {# tahun}}, kerana undang-undang pencegahan pengubahan wang haram",
  messages: "Mesej kepada sokongan",
  messagesKept: "{count, plural, other {# tahun}} selepas ditutup, untuk aduan",
  activity: "Rekod perkara yang dilakukan dalam akaun anda",
  activityKept: "{count, plural, other {# tahun}}, sebagai bukti",
  waits:
    "Kami memadamkannya selepas {count, plural, other {# hari}}. Sehingga itu anda boleh menggunakan akaun anda dan menarik balik permintaan. Kami akan menghantar e-mel sebelum tempoh itu tamat.",
  begin: "Padam akaun saya",
  blocked: "Akaun anda belum boleh dipadamkan",
  eWallet: "E-dompet anda mempunyai {amount}. Keluarkan wang itu dahulu.",
  trading:
    "Akaun dagangan anda mempunyai {amount}. Pindahkan ke e-dompet anda dan keluarkan wang itu dahulu.",
  positions: "Anda mempunyai posisi terbuka. Tutup posisi itu dalam cTrader dahulu.",
  deposits:
    "{count, plural, other {# deposit}} berjumlah {amount}: tunggu keputusan, atau batalkan yang belum selesai.",
  withdrawals:
    "{count, plural, other {# pengeluaran}} berjumlah {amount}: tunggu keputusan, atau batalkan yang belum selesai.",
  transfers:
    "{count, plural, other {# pemindahan}} berjumlah {amount}: tunggu keputusan, atau batalkan yang belum selesai.",
  payments:
    "{count, plural, other {# bayaran}} anda: kakitangan kami perlu menentukan wang yang diterima. Sila hubungi kami.",
  refused: "Kami tidak memadamkan akaun anda",
  form: "Sahkan pemadaman",
  formText: "Taip alamat e-mel akaun anda dan kata laluan anda.",
  email: "Alamat e-mel akaun anda",
  emailRequired: "Sila masukkan alamat e-mel anda.",
  emailOther: "Ini bukan alamat e-mel akaun anda.",
  password: "Kata laluan",
  passwordRequired: "Sila masukkan kata laluan anda.",
  showPassword: "Tunjukkan kata laluan",
  hidePassword: "Sembunyikan kata laluan",
  submit: "Minta pemadaman",
  requesting: "Sedang meminta",
  cancel: "Batal",
  waiting: "Akaun anda akan dipadamkan selepas {date}",
  waitingText:
    "Anda boleh menggunakannya sehingga itu. Jika anda tidak memintanya, kekalkan akaun ini dan tetapkan kata laluan baharu dengan segera.",
  keep: "Kekalkan akaun saya",
  keeping: "Sedang menarik balik",
  requested: "Pemadaman telah diminta.",
  kept: "Akaun anda kekal.",
});
