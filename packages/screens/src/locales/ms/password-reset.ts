import type { passwordResetMessages } from "../../password-reset/password-reset.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const passwordReset: Translation<typeof passwordResetMessages> = defineTranslation({
  title: "Lupa kata laluan",
  intro: "Masukkan alamat e-mel akaun anda. Kami akan menghantar pautan untuk menetapkan kata laluan baharu.",
  email: "Alamat e-mel",
  emailRequired: "Sila masukkan e-mel",
  emailInvalid: "Alamat e-mel tidak sah",
  close: "Tutup",
  submit: "Hantar",
  submitting: "Menghantar...",
  errorTitle: "Ralat",
  sentTitle: "E-mel telah dihantar",
  sentText:
    "Pautan penetapan semula kata laluan telah dihantar ke {email}. Pautan ini sah selama sejam dan hanya boleh digunakan sekali.",
  sentWait: "Belum menerimanya? Anda boleh meminta pautan baharu dalam masa {time} lagi.",
  repeatable: "Belum menerimanya? Semak folder spam anda, atau minta pautan baharu.",
  repeat: "Hantar semula",
  otherAddress: "Guna alamat lain",
  wait: "Anda boleh meminta semula dalam masa {time} lagi.",
  ok: "OK",
  newTitle: "Tetapkan kata laluan baharu",
  newIntro: "Pilih kata laluan sekurang-kurangnya 8 aksara. Anda akan dilog keluar di semua tempat lain.",
  newPassword: "Kata laluan baharu",
  confirmPassword: "Sahkan kata laluan baharu",
  newPasswordRequired: "Sila masukkan kata laluan baharu",
  confirmPasswordRequired: "Sila sahkan kata laluan baharu anda",
  passwordTooShort: "Kata laluan mestilah sekurang-kurangnya {min} aksara.",
  passwordMismatch: "Kata laluan baharu dan pengesahannya tidak sepadan.",
  setPassword: "Tetapkan kata laluan",
  settingPassword: "Sedang menetapkan kata laluan...",
  passwordSet: "Kata laluan anda telah ditetapkan. Anda boleh log masuk dengannya sekarang.",
  linkIncomplete:
    "Pautan ini tidak lengkap. Buka semula daripada e-mel, atau minta pautan baharu di halaman log masuk.",
  goToLogin: "Ke halaman log masuk",
});
