import type { notesMessages } from "../../notes/notes.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const notes: Translation<typeof notesMessages> = defineTranslation({
  title: "Nota anda",
  none: "Catatkan tujuan transaksi ini. Hanya anda yang dapat melihatnya.",
  add: "Tambah nota",
  edit: "Sunting nota",
  hint: "Hanya anda yang dapat melihatnya. Paling banyak {max} aksara.",
  tooLong: "Nota ini melebihi had sebanyak {over}. Paling banyak {max} aksara.",
  save: "Simpan nota",
  saving: "Sedang menyimpan...",
  cancel: "Batal",
  saved: "Nota telah disimpan.",
  removed: "Nota telah dibuang.",
  unknown: "Nota ini mungkin belum disimpan. Anda boleh menyimpannya semula.",
  changedTitle: "Nota ini telah diubah di tempat lain",
  changedText: "Kini ia berbunyi:",
  removedText: "Ia telah dibuang di sana.",
  replace: "Simpan yang saya",
  keep: "Kekalkan yang itu",
});
