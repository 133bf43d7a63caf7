import { accountLetters } from "./zh/account-letters.ts";
import { factorLetters } from "./zh/factor-letters.ts";
import { identityLetters } from "./zh/identity-letters.ts";
import { moneyLetters } from "./zh/money-letters.ts";
import { privacyLetters } from "./zh/privacy-letters.ts";
import { supportLetters } from "./zh/support-letters.ts";
import type { Words } from "./words.ts";

export const chinese: Words = {
  locale: "zh-Hans",
  direction: "ltr",
  greeting: "您好：",
  wallet: "{network} 钱包 {end}",
  bankAccount: "{bank}尾号为 {end} 的账户",
  filesInAccount: "此答复附带的文件：{files} 个。您可以在账户的消息中打开。",
  keptPasskeys: "仍可无需密码登录的通行密钥：{passkeys} 个。请移除您不认识的通行密钥。",
  comment: "我们的说明：{comment}",
  anyAccount: "尾号为 {end} 的银行账户",
  usableFrom: "自 {usableFrom}（UTC）起可出金至该账户。",
  freeze: "为保护您的账户，出金暂停至 {until}（UTC）。",
  wouldFreeze: "为保护您的资金，出金随后将暂停 {freezeHours} 小时。",
  phrase: "您的短语：{phrase}",
  replacePhrase: "之后请在安全设置中更换短语：登录的人可能已看到现在的短语。",
  devices: { computer: "电脑", phone: "手机", tablet: "平板电脑", unknown: "未知设备" },
  browserOnSystem: "{system} 上的 {browser}",
  unknownPlace: "未知",
  reachUs: "联系我们：{ways}",
  topics: {
    deposit: "入金",
    withdrawal: "出金",
    account: "您的账户",
    verification: "您的身份验证",
    trading: "交易",
    complaint: "投诉",
    other: "其他事项",
  },
  movements: { deposit: "入金", withdrawal: "出金", transfer: "转账" },
  letters: {
    ...accountLetters,
    ...factorLetters,
    ...identityLetters,
    ...privacyLetters,
    ...moneyLetters,
    ...supportLetters,
  },
};
