import { accountLetters } from "./ms/account-letters.ts";
import { factorLetters } from "./ms/factor-letters.ts";
import { identityLetters } from "./ms/identity-letters.ts";
import { moneyLetters } from "./ms/money-letters.ts";
import { privacyLetters } from "./ms/privacy-letters.ts";
import { supportLetters } from "./ms/support-letters.ts";
import type { Words } from "./words.ts";

export const malay: Words = {
  locale: "ms",
  direction: "ltr",
  greeting: "Salam sejahtera,",
  wallet: "{network}, dompet {end}",
  bankAccount: "{bank}, akaun berakhir dengan {end}",
  filesInAccount: "Fail bersama jawapan ini: {files}. Anda membukanya dalam mesej akaun anda.",
  keptPasskeys:
    "Kunci laluan yang masih boleh log masuk tanpa kata laluan: {passkeys}. Buang yang tidak anda kenali.",
  comment: "Ulasan kami: {comment}",
  anyAccount: "akaun bank yang berakhir dengan {end}",
  usableFrom: "Pengeluaran boleh dihantar ke sana mulai {usableFrom} (UTC).",
  freeze: "Untuk melindungi anda, pengeluaran dihentikan seketika sehingga {until} (UTC).",
  wouldFreeze:
    "Pengeluaran kemudian dihentikan seketika selama {freezeHours} jam, untuk melindungi wang anda.",
  phrase: "Frasa anda: {phrase}",
  replacePhrase:
    "Kemudian pilih frasa baharu dalam tetapan keselamatan anda: orang yang log masuk itu mungkin telah membaca frasa ini.",
  devices: { computer: "Komputer", phone: "Telefon", tablet: "Tablet", unknown: "Peranti tidak dikenali" },
  browserOnSystem: "{browser} pada {system}",
  unknownPlace: "tidak diketahui",
  reachUs: "Hubungi kami di sini: {ways}",
  topics: {
    deposit: "deposit",
    withdrawal: "pengeluaran",
    account: "akaun anda",
    verification: "pengesahan identiti anda",
    trading: "dagangan",
    complaint: "aduan",
    other: "perkara lain",
  },
  movements: { deposit: "deposit", withdrawal: "pengeluaran", transfer: "pemindahan" },
  letters: {
    ...accountLetters,
    ...factorLetters,
    ...identityLetters,
    ...privacyLetters,
    ...moneyLetters,
    ...supportLetters,
  },
};
