import type { ExtensionTranslations } from "../catalogue.ts";
import { bell } from "./bell.ts";
import { cancel } from "./cancel.ts";
import { deletion } from "./deletion.ts";
import { freeze } from "./freeze.ts";
import { inbox } from "./inbox.ts";
import { kycCapture } from "./kyc-capture.ts";
import { kycPhoto } from "./kyc-photo.ts";
import { kycResubmission } from "./kyc-resubmission.ts";
import { limits } from "./limits.ts";
import { passkeys } from "./passkeys.ts";
import { notes } from "./notes.ts";
import { payees } from "./payees.ts";
import { privacy } from "./privacy.ts";
import { repeat } from "./repeat.ts";
import { rest } from "./rest.ts";
import { secondFactor } from "./second-factor.ts";
import { security } from "./security.ts";
import { statement } from "./statement.ts";
import { thread } from "./thread.ts";

/** The messages of the extensions, which load with the first screen of one. */
export const extensions: ExtensionTranslations = {
  refusals: {
    1101: "يرجى إدخال رمز من تطبيق المصادقة.",
    1102: "يرجى تأكيد ذلك برمز من تطبيق المصادقة.",
    1105: "الرمز خاطئ أو مستخدم من قبل. انتظر الرمز التالي في تطبيقك.",
    1106: "استغرق هذا وقتًا طويلًا. يرجى تسجيل الدخول مرة أخرى.",
    1107: "حالة تسجيل الدخول بخطوتين لا تسمح بذلك. يرجى تحديث الصفحة.",
    1110: "هذا المبلغ يتجاوز ما تبقى من حد السحب لليوم أو لهذا الشهر.",
    1111: "لا يمكن أن تخرج الأموال من حسابك مؤقتًا. هذا يحميها بعد تغيير كلمة مرورك أو طريقة تسجيل دخولك.",
    1120: "كشف الحساب هذا غير موجود، أو ليس جاهزًا بعد.",
    1121: "لا يوجد كشف حساب لهذه الفترة: لم تنتهِ بعد، أو تسبق فتح حسابك.",
    1130: "لا يمكنك السحب إلى هذا الحساب بعد. احفظه في إعدادات السحب، أو انتظر حتى يصبح جاهزًا.",
    1131: "لقد حفظت هذا الحساب من قبل، أو حسابًا آخر بهذا الاسم.",
    1132: "هذا الحساب غير محفوظ، أو أُزيل من قبل.",
    1140: "لا توجد هذه المحادثة، أو أنها ليست لك.",
    1141: "لقد أرسلت رسائل كثيرة في وقت قصير. يرجى الكتابة لاحقًا.",
    1150: "يمكنك طلب نسخة واحدة في اليوم. يرجى المحاولة لاحقًا.",
    1151: "لا توجد هذه النسخة، أو أنها غير جاهزة بعد، أو أُزيلت.",
    1152: "لا يمكن حذف حسابك بعد: ما زالت هناك أموال أو معاملات قيد الانتظار.",
    1160: "مفتاح المرور هذا غير مقبول هنا. يرجى استخدام مفتاح آخر أو كلمة مرورك.",
    1161: "لديك أكبر عدد ممكن من مفاتيح المرور. يرجى إزالة مفتاح لم تعد تستخدمه.",
    1162: "أُزيل مفتاح المرور هذا من قبل.",
    1170: "عُدّلت هذه الملاحظة في هذه الأثناء. أعد تحميل الصفحة ثم اكتبها من جديد.",
    1180: "لا يمكن متابعة القائمة من هنا. أعد تحميل القائمة.",
    1181: "لقد أرسلت ملفات كثيرة خلال يوم واحد. يرجى إرسال هذه الملفات لاحقًا.",
    1184: "هذا ليس الرمز الصحيح. اكتب الأرقام الأربعة الظاهرة على حاسوبك.",
    1186: "هذا النوع من الوثائق غير مقبول لبلدك. يرجى اختيار نوع آخر.",
  },
  messages: {
    bell,
    cancel,
    deletion,
    freeze,
    inbox,
    "kyc-capture": kycCapture,
    "kyc-photo": kycPhoto,
    "kyc-resubmission": kycResubmission,
    limits,
    passkeys,
    notes,
    payees,
    privacy,
    repeat,
    rest,
    "second-factor": secondFactor,
    security,
    statement,
    thread,
  },
};
