import type { SomeLetters } from "../words.ts";

/** The e-mails about deposits, withdrawals and transfers. */
export const moneyLetters = {
  withdrawalCode: {
    subject: "رمز التحقق لعملية السحب",
    paragraphs: [
      "يؤكد رمز التحقق هذا سحب {amount} إلى {destination}. يعمل مرة واحدة خلال {minutes} دقائق.",
      "تحقق من المبلغ والحساب قبل إدخاله. إذا لم تطلبه، فغيّر كلمة المرور فورًا: هناك شخص آخر سجّل الدخول إلى حسابك.",
    ],
  },
  withdrawalCodeForAnyAmount: {
    subject: "رمز التحقق لعملية السحب",
    paragraphs: [
      "يؤكد رمز التحقق هذا عملية سحب واحدة إلى {destination}. يعمل مرة واحدة خلال {minutes} دقائق.",
      "تحقق من الحساب قبل إدخاله. إذا لم تطلبه، فغيّر كلمة المرور فورًا: هناك شخص آخر سجّل الدخول إلى حسابك.",
    ],
  },
  depositProcessing: {
    subject: "نراجع إيداعك",
    paragraphs: ["نراجع إيداعك بمبلغ {amount}، وسنبلغك فور صدور القرار. المرجع: {reference}."],
    action: "عرض إيداعاتك",
  },
  depositCompleted: {
    subject: "وصل إيداعك",
    paragraphs: ["أُضيف إيداعك بمبلغ {amount} إلى محفظتك الإلكترونية. المرجع: {reference}."],
    action: "عرض إيداعاتك",
  },
  depositCancelled: {
    subject: "أُلغي إيداعك",
    paragraphs: [
      "أُلغي إيداعك بمبلغ {amount}، ولم يُضف شيء إلى محفظتك الإلكترونية. إذا كنت قد دفعته، فأبلغنا. المرجع: {reference}.",
    ],
    action: "عرض إيداعاتك",
  },
  depositCancelledByClient: {
    subject: "ألغيت إيداعك",
    paragraphs: [
      "ألغيت إيداعك بمبلغ {amount}، ولم يُضف شيء إلى محفظتك الإلكترونية. إذا كنت قد دفعته، فأبلغنا. المرجع: {reference}.",
      "إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور فورًا وأبلغنا.",
    ],
    action: "عرض إيداعاتك",
  },
  depositExpired: {
    subject: "انتهت صلاحية إيداعك",
    paragraphs: [
      "لم تصل أي دفعة لإيداعك بمبلغ {amount}، لذلك أُلغي. إذا كنت قد دفعته، فأبلغنا. المرجع: {reference}.",
    ],
    action: "عرض إيداعاتك",
  },
  paymentCredited: {
    subject: "أُضيفت دفعتك إلى محفظتك",
    paragraphs: [
      "تلقينا دفعة عبر {gateway} لا تطابق إيداعك {request}. أُضيف منها {amount} إلى محفظتك الإلكترونية، بالمرجع {reference}.",
      "السبب: {reason}",
    ],
    action: "عرض إيداعاتك",
  },
  paymentReturned: {
    subject: "دفعتك في طريقها إليك",
    paragraphs: [
      "تلقينا دفعة عبر {gateway} لا تطابق إيداعك {request}. يُعاد إليك منها {amount}.",
      "السبب: {reason}",
    ],
    action: "عرض إيداعاتك",
  },
  withdrawalProcessing: {
    subject: "نراجع طلب السحب",
    paragraphs: ["نراجع طلب سحب {amount}، وسنبلغك فور صدور القرار. المرجع: {reference}."],
    action: "عرض عمليات السحب",
  },
  withdrawalCompleted: {
    subject: "تمت الموافقة على طلب السحب",
    paragraphs: [
      "تمت الموافقة على سحب {amount}، والمبلغ قيد الدفع. المرجع: {reference}. إذا لم تطلبه، فأبلغنا فورًا.",
    ],
    action: "عرض عمليات السحب",
  },
  withdrawalCancelled: {
    subject: "أُلغي طلب السحب",
    paragraphs: ["أُلغي طلب سحب {amount}. أُعيد المبلغ إلى محفظتك الإلكترونية. المرجع: {reference}."],
    action: "عرض عمليات السحب",
  },
  withdrawalCancelledByClient: {
    subject: "ألغيت طلب السحب",
    paragraphs: [
      "ألغيت طلب سحب {amount}. أُعيد المبلغ إلى محفظتك الإلكترونية. المرجع: {reference}.",
      "إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور فورًا وأبلغنا.",
    ],
    action: "عرض عمليات السحب",
  },
  transferCompleted: {
    subject: "تمت الموافقة على التحويل",
    paragraphs: ["تمت الموافقة على تحويل {amount} واكتمل. المرجع: {reference}. إذا لم تطلبه، فأبلغنا فورًا."],
    action: "عرض تحويلاتك",
  },
  transferCancelled: {
    subject: "أُلغي التحويل",
    paragraphs: ["أُلغي تحويل {amount}. أُعيد المبلغ إلى حساب التداول الخاص بك. المرجع: {reference}."],
    action: "عرض تحويلاتك",
  },
  transferCancelledByClient: {
    subject: "ألغيت التحويل",
    paragraphs: [
      "ألغيت تحويل {amount}. أُعيد المبلغ إلى حساب التداول الخاص بك. المرجع: {reference}.",
      "إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور فورًا وأبلغنا.",
    ],
    action: "عرض تحويلاتك",
  },
  transferReceived: {
    subject: "تلقيت تحويلًا",
    paragraphs: ["أرسل إليك عميل آخر {amount}. المبلغ الآن في حساب التداول الخاص بك. المرجع: {reference}."],
    action: "عرض تحويلاتك",
  },
} satisfies SomeLetters;
