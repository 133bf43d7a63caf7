import type { SomeLetters } from "../words.ts";

/** The e-mails about the copy of all data and the deletion of an account. */
export const privacyLetters = {
  dataExportRequested: {
    subject: "有人申请了您的数据副本",
    paragraphs: [
      "有人（可能是您本人）申请了我们存储的有关您的全部数据的副本。可以下载时，我们会再次通知您。",
      "如果不是您本人申请，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的申请",
  },
  dataExportReady: {
    subject: "您的数据副本已准备好",
    paragraphs: [
      "登录后，您可以在 {availableUntil}（UTC）之前下载您的数据副本。此后它将被删除。",
      "其中也包含您的身份证件。请将其保存在他人无法读取的地方。",
      "如果不是您本人申请，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "下载副本",
  },
  deletionRequested: {
    subject: "您的账户将被删除",
    paragraphs: [
      "有人（可能是您本人）要求我们删除您的账户。我们将在 {erasableFrom}（UTC）之后删除。在此之前，您可以登录后撤回。",
      "如果不是您本人，请立即撤回并设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的申请",
  },
  deletionSoon: {
    subject: "您的账户即将被删除",
    paragraphs: [
      "按照您的要求，我们将在 {erasableFrom}（UTC）之后删除您的账户。在此之前，您可以下载数据副本，或撤回申请。",
    ],
    action: "查看您的申请",
  },
  deletionCancelled: {
    subject: "您的账户将保留",
    paragraphs: ["删除账户的申请已撤回。如果不是您本人撤回，请设置新密码：有其他人登录了您的账户。"],
    action: "查看您的账户",
  },
  deletionRefused: {
    subject: "您的账户未被删除",
    paragraphs: ["我们未执行删除您账户的申请。账户保持不变。"],
    action: "查看您的账户",
  },
  accountDeleted: {
    subject: "您的账户已删除",
    paragraphs: [
      "您的账户已删除，您无法再登录。法律要求我们保存的内容，将在我们此前说明的期限后删除。",
      "这是我们就此事发送的最后一封邮件。",
    ],
  },
} satisfies SomeLetters;
