import type { ExtensionTranslations } from "../catalogue.ts";
import { bell } from "./bell.ts";
import { cancel } from "./cancel.ts";
import { deletion } from "./deletion.ts";
import { freeze } from "./freeze.ts";
import { inbox } from "./inbox.ts";
import { kycCapture } from "./kyc-capture.ts";
import { kycPhoto } from "./kyc-photo.ts";
import { kycResubmission } from "./kyc-resubmission.ts";
import { limits } from "./limits.ts";
import { passkeys } from "./passkeys.ts";
import { notes } from "./notes.ts";
import { payees } from "./payees.ts";
import { privacy } from "./privacy.ts";
import { repeat } from "./repeat.ts";
import { rest } from "./rest.ts";
import { secondFactor } from "./second-factor.ts";
import { security } from "./security.ts";
import { statement } from "./statement.ts";
import { thread } from "./thread.ts";

/** The messages of the extensions, which load with the first screen of one. */
export const extensions: ExtensionTranslations = {
  refusals: {
    1101: "Sila masukkan kod daripada aplikasi pengesah anda.",
    1102: "Sila sahkan ini dengan kod daripada aplikasi pengesah anda.",
    1105: "Kod itu salah atau telah digunakan. Tunggu kod seterusnya dalam aplikasi anda.",
    1106: "Ini mengambil masa terlalu lama. Sila log masuk semula.",
    1107: "Log masuk dua langkah tidak berada dalam keadaan untuk ini. Sila muat semula halaman.",
    1110: "Ini melebihi baki had pengeluaran anda untuk hari ini atau bulan ini.",
    1111: "Wang tidak boleh keluar dari akaun anda buat seketika. Ini melindunginya selepas perubahan pada kata laluan atau log masuk anda.",
    1120: "Penyata ini tiada, atau belum siap.",
    1121: "Tiada penyata bagi tempoh ini: tempoh ini belum tamat, atau sebelum akaun anda dibuka.",
    1130: "Anda belum boleh membuat pengeluaran ke akaun ini. Simpan akaun itu dalam tetapan pengeluaran anda, atau tunggu sehingga ia sedia.",
    1131: "Anda telah menyimpan akaun ini, atau akaun lain dengan nama ini.",
    1132: "Akaun ini tidak disimpan, atau telah dibuang.",
    1140: "Perbualan ini tiada, atau bukan milik anda.",
    1141: "Anda telah menghantar banyak mesej dalam masa singkat. Sila tulis semula kemudian.",
    1150: "Anda boleh meminta satu salinan sehari. Sila cuba lagi kemudian.",
    1151: "Salinan ini tiada, belum sedia, atau telah dibuang.",
    1152: "Akaun anda belum boleh dipadamkan: masih ada wang atau transaksi yang belum selesai.",
    1160: "Kunci laluan ini tidak diterima di sini. Sila gunakan yang lain, atau kata laluan anda.",
    1161: "Anda mempunyai bilangan maksimum kunci laluan. Sila buang satu yang tidak lagi digunakan.",
    1162: "Kunci laluan ini telah dibuang.",
    1170: "Nota ini telah diubah sementara itu. Muat semula halaman ini, kemudian tulis semula.",
    1180: "Senarai ini tidak dapat diteruskan dari sini. Muat semula senarai ini.",
    1181: "Anda telah menghantar banyak fail dalam sehari. Sila hantar fail ini kemudian.",
    1184: "Ini bukan kodnya. Taip empat digit yang dipaparkan pada komputer anda.",
    1186: "Jenis dokumen ini tidak diterima untuk negara anda. Sila pilih yang lain.",
  },
  messages: {
    bell,
    cancel,
    deletion,
    freeze,
    inbox,
    "kyc-capture": kycCapture,
    "kyc-photo": kycPhoto,
    "kyc-resubmission": kycResubmission,
    limits,
    passkeys,
    notes,
    payees,
    privacy,
    repeat,
    rest,
    "second-factor": secondFactor,
    security,
    statement,
    thread,
  },
};
