import type { eligibilityMessages } from "../../eligibility/eligibility.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const eligibility: Translation<typeof eligibilityMessages> = defineTranslation({
  withdrawal: "Sebelum anda boleh membuat pengeluaran",
  transfer: "Sebelum anda boleh membuat pindahan",
  deposit: "Sebelum anda membayar: syarat untuk mengeluarkan wang ini semula",
  depositText:
    "Anda boleh membuat deposit dan berdagang sekarang. Pengeluaran dan pindahan kepada orang lain dibuka setelah perkara berikut selesai:",
  depositUnknown:
    "Kami tidak dapat menyemak apa yang masih diperlukan oleh akaun anda. Pengeluaran dan pindahan kepada orang lain memerlukan e-mel yang disahkan, identiti yang disahkan dan akaun bank.",
  email: "Sila sahkan alamat e-mel anda.",
  emailText: "Buka pautan dalam e-mel yang kami hantar kepada anda. E-mel itu boleh dihantar semula.",
  resend: "Hantar semula e-mel pengesahan",
  resending: "Menghantar...",
  resent: "E-mel pengesahan berjaya dihantar semula!",
  incomplete:
    "Maklumat pengguna tidak lengkap. Sila pastikan ID pengguna, ID syarikat dan e-mel anda tersedia.",
  kyc: "Sila lengkapkan pengesahan identiti anda.",
  kycText: "Hanya mengambil masa beberapa minit: sediakan butiran dan gambar dokumen pengenalan anda.",
  verify: "Sahkan identiti anda",
  kycPending: "Pengesahan identiti anda sedang menunggu kelulusan.",
  kycPendingText:
    "Tiada tindakan lanjut diperlukan daripada anda. Kami akan memaklumkan kepada anda sebaik sahaja pengesahan itu diluluskan.",
  kycCancelled: "Pengesahan identiti anda telah dibatalkan. Sila hubungi khidmat pelanggan.",
  kycCancelledText: "Kami boleh membukanya semula untuk anda; kemudian anda hantar sekali lagi.",
  seeStatus: "Lihat status",
  bankSettings: "Sila lengkapkan tetapan bank untuk pengeluaran anda.",
  bankSettingsText:
    "Bank, nama pemegang akaun dan nombor akaun: supaya kami tahu ke mana wang anda perlu dihantar.",
  addBank: "Tambah akaun bank anda",
  checkAgain: "Semak semula",
});
