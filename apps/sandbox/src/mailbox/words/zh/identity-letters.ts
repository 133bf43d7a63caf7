import type { SomeLetters } from "../words.ts";

/** The e-mails about the identity check and its documents. */
export const identityLetters = {
  identityApproved: {
    subject: "您的身份已通过验证",
    paragraphs: ["您的身份验证已通过。设置出金账户后，您即可出金，并可转账给其他客户。"],
    action: "打开您的账户",
  },
  identityCancelled: {
    subject: "您的身份验证已取消",
    paragraphs: ["您的身份验证未获通过。您可以在账户中查看接下来可以怎么做。"],
    action: "打开您的账户",
  },
  identityDocumentsRefused: {
    subject: "请重新提交一份证件照片",
    paragraphs: [
      "您身份验证中的一份证件未被接受。您可以在账户中查看是哪一份以及原因，并在那里重新提交。其余内容保持不变。",
    ],
    action: "打开您的账户",
  },
  identityExpiresSoon: {
    subject: "您的身份证件即将到期",
    paragraphs: [
      "我们审核过的身份证件有效期至 {validUntil}。",
      "如果您已有新证件，请联系我们，我们会为您重新开放身份验证。",
    ],
    action: "打开您的账户",
  },
  identityExpired: {
    subject: "您的身份证件已过期",
    paragraphs: [
      "我们审核过的身份证件有效期至 {validUntil}。",
      "请联系我们，我们会重新开放身份验证，以便您提交新证件。",
    ],
    action: "打开您的账户",
  },
  identityReopened: {
    subject: "您的身份验证已重新开放",
    paragraphs: ["您可以再次提交身份验证。账户中会显示原因。"],
    action: "打开您的账户",
  },
} satisfies SomeLetters;
