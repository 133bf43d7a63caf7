import type { SomeLetters } from "../words.ts";

/** The e-mails about deposits, withdrawals and transfers. */
export const moneyLetters = {
  withdrawalCode: {
    subject: "Kod OTP untuk pengeluaran anda",
    paragraphs: [
      "Kod OTP ini mengesahkan pengeluaran sebanyak {amount} ke {destination}. Kod ini boleh digunakan sekali sahaja dalam masa {minutes} minit.",
      "Semak jumlah dan akaun sebelum memasukkan kod. Jika anda tidak memintanya, tukar kata laluan anda dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
  },
  withdrawalCodeForAnyAmount: {
    subject: "Kod OTP untuk pengeluaran anda",
    paragraphs: [
      "Kod OTP ini mengesahkan satu pengeluaran ke {destination}. Kod ini boleh digunakan sekali sahaja dalam masa {minutes} minit.",
      "Semak akaun sebelum memasukkan kod. Jika anda tidak memintanya, tukar kata laluan anda dengan segera: orang lain telah log masuk ke akaun anda.",
    ],
  },
  depositProcessing: {
    subject: "Deposit anda sedang disemak",
    paragraphs: [
      "Kami sedang menyemak deposit anda sebanyak {amount}, dan akan memaklumkan kepada anda sebaik sahaja keputusan dibuat. Rujukan: {reference}.",
    ],
    action: "Lihat deposit anda",
  },
  depositCompleted: {
    subject: "Deposit anda telah diterima",
    paragraphs: [
      "Deposit anda sebanyak {amount} telah dimasukkan ke dalam e-dompet anda. Rujukan: {reference}.",
    ],
    action: "Lihat deposit anda",
  },
  depositCancelled: {
    subject: "Deposit anda telah dibatalkan",
    paragraphs: [
      "Deposit anda sebanyak {amount} telah dibatalkan dan tiada wang dimasukkan ke dalam e-dompet anda. Jika anda telah membayarnya, maklumkan kepada kami. Rujukan: {reference}.",
    ],
    action: "Lihat deposit anda",
  },
  depositCancelledByClient: {
    subject: "Anda telah membatalkan deposit anda",
    paragraphs: [
      "Anda telah membatalkan deposit anda sebanyak {amount} dan tiada wang dimasukkan ke dalam e-dompet anda. Jika anda telah membayarnya, maklumkan kepada kami. Rujukan: {reference}.",
      "Jika bukan anda, tukar kata laluan anda segera dan maklumkan kepada kami.",
    ],
    action: "Lihat deposit anda",
  },
  depositExpired: {
    subject: "Deposit anda telah tamat tempoh",
    paragraphs: [
      "Tiada bayaran diterima untuk deposit anda sebanyak {amount}, jadi deposit itu telah dibatalkan. Jika anda telah membayarnya, maklumkan kepada kami. Rujukan: {reference}.",
    ],
    action: "Lihat deposit anda",
  },
  paymentCredited: {
    subject: "Bayaran anda telah dikreditkan",
    paragraphs: [
      "Kami menerima bayaran melalui {gateway} yang tidak sepadan dengan deposit anda {request}. {amount} daripadanya kini berada dalam e-dompet anda, sebagai deposit {reference}.",
      "Sebab: {reason}",
    ],
    action: "Lihat deposit anda",
  },
  paymentReturned: {
    subject: "Bayaran anda sedang dipulangkan",
    paragraphs: [
      "Kami menerima bayaran melalui {gateway} yang tidak sepadan dengan deposit anda {request}. {amount} daripadanya sedang dipulangkan kepada anda.",
      "Sebab: {reason}",
    ],
    action: "Lihat deposit anda",
  },
  withdrawalProcessing: {
    subject: "Pengeluaran anda sedang disemak",
    paragraphs: [
      "Kami sedang menyemak pengeluaran anda sebanyak {amount}, dan akan memaklumkan kepada anda sebaik sahaja keputusan dibuat. Rujukan: {reference}.",
    ],
    action: "Lihat pengeluaran anda",
  },
  withdrawalCompleted: {
    subject: "Pengeluaran anda telah diluluskan",
    paragraphs: [
      "Pengeluaran anda sebanyak {amount} telah diluluskan dan sedang dibayar. Rujukan: {reference}. Jika anda tidak memintanya, maklumkan kepada kami dengan segera.",
    ],
    action: "Lihat pengeluaran anda",
  },
  withdrawalCancelled: {
    subject: "Pengeluaran anda telah dibatalkan",
    paragraphs: [
      "Pengeluaran anda sebanyak {amount} telah dibatalkan. Wang itu telah dikembalikan ke e-dompet anda. Rujukan: {reference}.",
    ],
    action: "Lihat pengeluaran anda",
  },
  withdrawalCancelledByClient: {
    subject: "Anda telah membatalkan pengeluaran anda",
    paragraphs: [
      "Anda telah membatalkan pengeluaran anda sebanyak {amount}. Wang itu telah dikembalikan ke e-dompet anda. Rujukan: {reference}.",
      "Jika bukan anda, tukar kata laluan anda segera dan maklumkan kepada kami.",
    ],
    action: "Lihat pengeluaran anda",
  },
  transferCompleted: {
    subject: "Pindahan anda telah diluluskan",
    paragraphs: [
      "Pindahan anda sebanyak {amount} telah diluluskan dan selesai. Rujukan: {reference}. Jika anda tidak memintanya, maklumkan kepada kami dengan segera.",
    ],
    action: "Lihat pindahan anda",
  },
  transferCancelled: {
    subject: "Pindahan anda telah dibatalkan",
    paragraphs: [
      "Pindahan anda sebanyak {amount} telah dibatalkan. Wang itu telah dikembalikan ke akaun dagangan anda. Rujukan: {reference}.",
    ],
    action: "Lihat pindahan anda",
  },
  transferCancelledByClient: {
    subject: "Anda telah membatalkan pindahan anda",
    paragraphs: [
      "Anda telah membatalkan pindahan anda sebanyak {amount}. Wang itu telah dikembalikan ke akaun dagangan anda. Rujukan: {reference}.",
      "Jika bukan anda, tukar kata laluan anda segera dan maklumkan kepada kami.",
    ],
    action: "Lihat pindahan anda",
  },
  transferReceived: {
    subject: "Anda menerima pindahan",
    paragraphs: [
      "Pelanggan lain menghantar {amount} kepada anda. Wang itu berada dalam akaun dagangan anda. Rujukan: {reference}.",
    ],
    action: "Lihat pindahan anda",
  },
} satisfies SomeLetters;
