import type { Words } from "./words.ts";

export const arabic: Words = {
  // Western digits, as in the portal.
  locale: "ar-u-nu-latn",
  direction: "rtl",
  greeting: "مرحبًا،",
  wallet: "{network}، المحفظة {end}",
  bankAccount: "الحساب المنتهي بـ {end} لدى {bank}",
  comment: "ملاحظتنا: {comment}",
  anyAccount: "الحساب البنكي المنتهي بـ {end}",
  reachUs: "للتواصل معنا: {ways}",
  topics: {
    deposit: "إيداع",
    withdrawal: "سحب",
    account: "حسابك",
    verification: "التحقق من هويتك",
    trading: "التداول",
    complaint: "شكوى",
    other: "موضوع آخر",
  },
  letters: {
    verifyEmail: {
      subject: "يُرجى تأكيد بريدك الإلكتروني",
      paragraphs: [
        "يُرجى تأكيد أن هذا عنوانك. الرابط صالح لمدة {hours} ساعة.",
        "إذا لم تفتح حسابًا لدينا، فتجاهل هذه الرسالة.",
      ],
      action: "تأكيد بريدي الإلكتروني",
    },
    verifyEmailFirst: {
      subject: "يُرجى تأكيد بريدك الإلكتروني",
      paragraphs: [
        "طلب أحدهم، وربما أنت، كلمة مرور جديدة. يُرجى أولًا تأكيد أن هذا عنوانك. الرابط صالح لمدة {hours} ساعة. بعد ذلك اطلب كلمة المرور الجديدة مرة أخرى.",
        "إذا لم تكن أنت، فتجاهل هذه الرسالة.",
      ],
      action: "تأكيد بريدي الإلكتروني",
    },
    resetPassword: {
      subject: "تعيين كلمة مرور جديدة",
      paragraphs: [
        "طلب أحدهم، وربما أنت، كلمة مرور جديدة. يعمل الرابط مرة واحدة خلال {minutes} دقيقة. إذا لم تكن أنت، فتجاهل هذه الرسالة.",
      ],
      action: "تعيين كلمة مرور جديدة",
    },
    withdrawalCode: {
      subject: "رمز السحب الخاص بك",
      paragraphs: [
        "يؤكد هذا الرمز سحب {amount} إلى {destination}. يعمل مرة واحدة خلال {minutes} دقائق.",
        "تحقق من المبلغ والحساب قبل إدخاله. إذا لم تطلبه، فغيّر كلمة المرور فورًا: هناك شخص آخر سجّل الدخول إلى حسابك.",
      ],
    },
    withdrawalCodeForAnyAmount: {
      subject: "رمز السحب الخاص بك",
      paragraphs: [
        "يؤكد هذا الرمز عملية سحب واحدة إلى {destination}. يعمل مرة واحدة خلال {minutes} دقائق.",
        "تحقق من الحساب قبل إدخاله. إذا لم تطلبه، فغيّر كلمة المرور فورًا: هناك شخص آخر سجّل الدخول إلى حسابك.",
      ],
    },
    passwordChanged: {
      subject: "تم تغيير كلمة المرور",
      paragraphs: [
        "تم تغيير كلمة مرور حسابك وتسجيل الخروج من جميع الأجهزة الأخرى. إذا لم تكن أنت، فأعد تعيينها فورًا وأبلغنا.",
      ],
    },
    withdrawalSettingsChanged: {
      subject: "تم تغيير إعدادات السحب",
      paragraphs: ["تُحوَّل عمليات السحب الآن إلى {destination}. إذا لم تكن أنت، فغيّر كلمة المرور وأبلغنا."],
    },
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
    identityReopened: {
      subject: "أُعيد فتح طلب التحقق من هويتك",
      paragraphs: ["يمكنك إرسال طلب التحقق من هويتك مرة أخرى. يوضح حسابك السبب."],
      action: "فتح حسابك",
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
      paragraphs: [
        "تمت الموافقة على تحويل {amount} واكتمل. المرجع: {reference}. إذا لم تطلبه، فأبلغنا فورًا.",
      ],
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
  },
};
