import type { IndexWords } from "./words.ts";

/** The page of an archive in Malay. */
export const malay: IndexWords = {
  locale: "ms-MY",
  direction: "ltr",
  title: "Data anda",
  intro:
    "Arkib ini mengandungi semua yang kami simpan tentang anda, seperti pada {time} (UTC). Fail-failnya dalam format JSON, yang dibaca oleh program dan boleh dibuka dengan mana-mana penyunting teks.",
  leftOut:
    "Yang tidak disertakan ialah kata laluan, kod dan kunci anda, walaupun dalam bentuk yang disulitkan, kerana semua itu membuka akaun anda, serta perkara tentang orang lain, seperti siapa yang menghantar wang kepada anda.",
  missing: "Fail ini tidak lagi terdapat dalam storan kami. Sila hubungi kami jika anda memerlukannya.",
  what: "Perkara",
  file: "Fail",
  rows: "Entri",
  files: "Fail yang anda hantar, dan dokumen yang dibuat untuk anda",
  names: {
    profile: "Profil dan tetapan anda",
    identity: "Pengesahan identiti anda",
    accounts: "Akaun anda dan setiap pergerakan wang di dalamnya",
    deposits: "Deposit anda",
    withdrawals: "Pengeluaran anda",
    transfers: "Pemindahan anda",
    subscriptions: "Pelan faedah kompaun anda",
    statements: "Penyata anda",
    documents: "Senarai fail anda",
    payees: "Akaun yang anda simpan untuk pengeluaran",
    security: "Log masuk dua langkah, kod dan pautan",
    "sign-ins": "Sesi, peranti dan log masuk anda",
    messages: "E-mel, peti masuk, dan mesej kepada sokongan",
    activity: "Apa yang anda lakukan, dan apa yang dilakukan oleh kakitangan kami untuk anda",
    requests: "Permintaan anda untuk salinan dan pemadaman data",
  },
};
