import type { SomeLetters } from "../words.ts";

/** The e-mails about messages to support. */
export const supportLetters = {
  messageReceived: {
    subject: "وصلتنا رسالتك",
    paragraphs: [
      "وصلتنا رسالتك بشأن {topic}، وسنرد عليها عبر البريد الإلكتروني. رقمها المرجعي {reference}.",
      "إذا لم تكتب إلينا، فتجاهل هذه الرسالة: لقد ذكر أحدهم عنوانك، ربما عن طريق الخطأ.",
    ],
  },
  messageCopied: {
    subject: "وصلتنا رسالتك",
    paragraphs: [
      "وصلتنا رسالتك بشأن {topic}، وسنرد عليها عبر البريد الإلكتروني. رقمها المرجعي {reference}.",
      "هذا ما كتبته:",
      "{message}",
    ],
  },
  messageWaiting: {
    subject: "رسالة في الانتظار",
    paragraphs: ["هناك رسالة بشأن {topic} في انتظار الرد. رقمها المرجعي {reference}."],
    action: "فتح الرسائل",
  },
  messageAnswered: {
    subject: "ردنا على رسالتك",
    paragraphs: ["كتبت إلينا بشأن {topic}. هذا ردنا، والرقم المرجعي {reference}.", "{answer}"],
  },
  threadAnswered: {
    subject: "ردنا على رسالتك",
    paragraphs: [
      "كتبت إلينا بشأن {topic}. هذا ردنا، والرقم المرجعي {reference}.",
      "{answer}",
      "للرد، استخدم الرسائل في حسابك: فالردود على هذا البريد الإلكتروني لا تصل إلينا.",
    ],
    action: "افتح رسائلك",
  },
} satisfies SomeLetters;
