import type { passkeysMessages } from "../../passkeys/passkeys.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const passkeys: Translation<typeof passkeysMessages> = defineTranslation({
  heading: "Kunci laluan",
  intro:
    "Kunci laluan melog masuk anda dengan apa yang membuka kunci peranti anda: PIN, jari atau wajah. Tiada kata laluan untuk ditaip, dan tiada yang boleh dicuri.",
  none: "Anda belum mempunyai kunci laluan.",
  add: "Tambah kunci laluan",
  createdOn: "Ditambah pada {date}.",
  usedOn: "Kali terakhir digunakan pada {date}.",
  neverUsed: "Belum digunakan.",
  remove: "Buang",
  removeNamed: "Buang {name}",
  addText:
    "Masukkan kata laluan anda dahulu, supaya tiada orang lain boleh melakukannya bagi pihak anda. Kemudian pelayar anda bertanya di mana kunci laluan hendak disimpan.",
  name: "Nama",
  nameHint: "Supaya anda mengenalinya, contohnya Telefon saya.",
  password: "Kata laluan",
  showPassword: "Tunjukkan kata laluan",
  hidePassword: "Sembunyikan kata laluan",
  continue: "Teruskan",
  cancel: "Batal",
  pending: "Sebentar...",
  waiting: "Ikut langkah dalam dialog pelayar anda.",
  tryAgain: "Cuba lagi",
  removalForm: "Buang kunci laluan {name}",
  removalText:
    "Ia tidak lagi melog masuk anda, dan semua peranti lain dilog keluar. Kata laluan anda masih boleh digunakan. Padam juga kunci laluan itu pada perantinya.",
  passwordRequired: "Sila masukkan kata laluan anda.",
  nameRequired: "Sila masukkan nama.",
  nameTooLong: "Nama mempunyai paling banyak 60 aksara.",
  added: "Kunci laluan telah ditambah.",
  kept: "Kata laluan baharu tidak membuang kunci laluan anda: {count, plural, other {# kunci laluan}} masih boleh log masuk tanpanya. Buang yang tidak anda kenali.",
  seeKept: "Lihat kunci laluan anda",
  removed: "Kunci laluan telah dibuang. Semua peranti lain telah dilog keluar.",
  cancelled: "Dialog pelayar anda telah ditutup, atau mengambil masa terlalu lama.",
  unsupported: "Pelayar ini tidak menyokong kunci laluan. Sila gunakan pelayar atau peranti lain.",
  unsuitable:
    "Peranti ini tidak boleh menyimpan kunci laluan. Ia memerlukan kunci skrin, atau anda boleh menggunakan peranti lain.",
  exists: "Peranti ini sudah mempunyai kunci laluan akaun anda.",
  otherAddress: "Kunci laluan tidak berfungsi di alamat portal ini.",
  unknown: "Peranti anda tidak memberikan kunci laluan. Sila cuba lagi.",
  signIn: "Log masuk dengan kunci laluan",
  usePending: "Menunggu kunci laluan anda...",
  signInHint: "Anda boleh mencuba lagi, atau memasukkan kata laluan anda.",
  stepUp: "Gunakan kunci laluan",
  stepUpHint: "Anda boleh mencuba lagi, atau memasukkan kod.",
});
