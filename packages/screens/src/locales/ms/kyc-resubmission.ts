import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycResubmissionMessages } from "../../kyc/kyc-resubmission.messages.ts";

export const kycResubmission: Translation<typeof kycResubmissionMessages> = defineTranslation({
  heading: "{count, plural, other {Sila hantar semula # dokumen}}",
  intro: "Maklumat lain dalam pengesahan identiti anda kekal seperti yang anda hantar.",
  accepted: "Diterima. Anda tidak perlu menghantarnya semula.",
  blurred: "Gambar tidak jelas.",
  dark: "Gambar terlalu gelap.",
  glare: "Pantulan cahaya menutup sebahagian daripada dokumen.",
  cutOff: "Sebahagian daripada dokumen berada di luar gambar.",
  wrongDocument: "Ini dokumen lain, atau bahagian sebelahnya.",
  expired: "Dokumen ini telah tamat tempoh. Sila hantar dokumen baharu.",
  copy: "Ini gambar salinan atau gambar skrin. Sila ambil gambar dokumen itu sendiri.",
  notAccepted: "{side}: tidak diterima",
  submit: "Hantar semula",
  submitting: "Menghantar...",
});
