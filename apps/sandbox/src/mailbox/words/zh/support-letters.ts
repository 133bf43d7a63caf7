import type { SomeLetters } from "../words.ts";

/** The e-mails about messages to support. */
export const supportLetters = {
  messageReceived: {
    subject: "我们已收到您的留言",
    paragraphs: [
      "我们已收到您关于{topic}的留言，将通过电子邮件答复。编号：{reference}。",
      "如果您没有给我们留言，请忽略此邮件：有人填写了您的邮箱，可能是误填。",
    ],
  },
  messageCopied: {
    subject: "我们已收到您的留言",
    paragraphs: [
      "我们已收到您关于{topic}的留言，将通过电子邮件答复。编号：{reference}。",
      "您的留言内容：",
      "{message}",
    ],
  },
  messageWaiting: {
    subject: "有一条留言待处理",
    paragraphs: ["后台有一条关于{topic}的留言待处理。编号：{reference}。"],
    action: "打开留言",
  },
  messageAnswered: {
    subject: "对您留言的答复",
    paragraphs: ["您曾就{topic}给我们留言，以下是我们的答复。编号：{reference}。", "{answer}"],
  },
  threadAnswered: {
    subject: "对您消息的答复",
    paragraphs: [
      "您曾就{topic}与我们联系。以下是我们的答复，编号为 {reference}。",
      "{answer}",
      "如需回复，请使用您账户中的消息功能：直接回复此邮件我们无法收到。",
    ],
    action: "打开您的消息",
  },
} satisfies SomeLetters;
