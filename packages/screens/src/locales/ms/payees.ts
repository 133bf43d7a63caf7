import type { payeesMessages } from "../../payees/payees.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const payees: Translation<typeof payeesMessages> = defineTranslation({
  heading: "Akaun yang disimpan",
  intro:
    "Anda boleh membuat pengeluaran ke akaun baharu selepas {count, plural, other {# jam}}. Ini melindungi wang anda.",
  introStepUp:
    "Anda boleh membuat pengeluaran ke akaun baharu selepas {count, plural, other {# jam}}, atau serta-merta jika anda telah menggunakan log masuk dua langkah selama itu. Ini melindungi wang anda.",
  add: "Tambah akaun",
  none: "Anda belum menyimpan sebarang akaun.",
  usable: "Sedia",
  usableFrom: "Mulai {date}",
  inUse: "Sedang digunakan",
  use: "Guna",
  useNamed: "Guna {name} untuk pengeluaran",
  remove: "Buang",
  removeNamed: "Buang {name}",
  removeTitle: "Buang akaun ini?",
  removeText:
    "{name} dibuang daripada akaun yang disimpan. Pengeluaran yang telah anda minta tidak terjejas. Jika anda menyimpannya semula, akaun itu menunggu seperti akaun baharu.",
  removeAction: "Buang akaun",
  cancel: "Batal",
  changed: "Akaun pengeluaran anda telah diubah.",
  saved: "Akaun telah disimpan. Kami telah menghantar e-mel kepada anda mengenainya.",
  kind: "Jenis akaun",
  bank: "Akaun bank",
  wallet: "Dompet",
  name: "Nama",
  nameHint: "Nama anda sendiri untuk akaun ini, contohnya Simpanan.",
  nameRequired: "Sila masukkan nama.",
  nameTooLong: "Sila masukkan paling banyak {max} aksara.",
  nameTaken: "Anda telah menyimpan akaun lain dengan nama ini.",
  walletAddress: "Alamat dompet",
  walletHint:
    "Alamat dompet TRC20 atau ERC20 anda sendiri. Semak setiap aksara: bayaran tidak boleh dibatalkan.",
  walletRequired: "Sila masukkan alamat dompet.",
  walletWrong: "Ini bukan alamat dompet TRC20 atau ERC20. Sila semak.",
  accountWaits: "Anda boleh membuat pengeluaran ke akaun bank anda mulai {date}.",
  accountWaitsText:
    "Akaun baharu perlu menunggu, untuk melindungi wang anda. Jika bukan anda yang menetapkannya, tetapkan semula kata laluan anda segera dan hubungi kami.",
  anotherWaits:
    "Anda mungkin perlu menunggu sebelum boleh membuat pengeluaran ke akaun lain. Tempohnya dinyatakan di bawah “Akaun yang disimpan”.",
  toWallet: "Dompet yang disimpan",
  noWallet:
    "Anda hanya boleh membuat pengeluaran ke dompet yang disimpan. Anda belum menyimpan dompet untuk rangkaian ini.",
  saveWallet: "Tambah dompet",
});
