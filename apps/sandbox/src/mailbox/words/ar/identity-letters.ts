import type { SomeLetters } from "../words.ts";

/** The e-mails about the identity check and its documents. */
export const identityLetters = {
  identityApproved: {
    subject: "تم التحقق من هويتك",
    paragraphs: [
      "تمت الموافقة على طلب التحقق من هويتك. بعد تحديد حساب السحب يمكنك سحب الأموال وإرسالها إلى عملاء آخرين.",
    ],
    action: "فتح حسابك",
  },
  identityCancelled: {
    subject: "أُلغي طلب التحقق من هويتك",
    paragraphs: ["لم تتم الموافقة على طلب التحقق من هويتك. يوضح حسابك ما يمكنك فعله الآن."],
    action: "فتح حسابك",
  },
  identityDocumentsRefused: {
    subject: "يرجى إرسال وثيقة مرة أخرى",
    paragraphs: [
      "تعذّر علينا قبول إحدى وثائق التحقق من هويتك. يوضح حسابك أي وثيقة هي والسبب، ويمكنك إرسالها من هناك مرة أخرى. يبقى كل ما عداها كما هو.",
    ],
    action: "فتح حسابك",
  },
  identityExpiresSoon: {
    subject: "تنتهي صلاحية وثيقة هويتك قريبًا",
    paragraphs: [
      "وثيقة الهوية التي تحققنا منها صالحة حتى {validUntil}.",
      "إذا كانت لديك الوثيقة الجديدة، فراسلنا لنعيد فتح طلب التحقق من هويتك.",
    ],
    action: "فتح حسابك",
  },
  identityExpired: {
    subject: "انتهت صلاحية وثيقة هويتك",
    paragraphs: [
      "كانت وثيقة الهوية التي تحققنا منها صالحة حتى {validUntil}.",
      "راسلنا لنعيد فتح طلب التحقق من هويتك للوثيقة الجديدة.",
    ],
    action: "فتح حسابك",
  },
  identityReopened: {
    subject: "أُعيد فتح طلب التحقق من هويتك",
    paragraphs: ["يمكنك إرسال طلب التحقق من هويتك مرة أخرى. يوضح حسابك السبب."],
    action: "فتح حسابك",
  },
} satisfies SomeLetters;
