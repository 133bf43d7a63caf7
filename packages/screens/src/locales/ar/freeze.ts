import type { freezeMessages } from "../../freeze/freeze.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const freeze: Translation<typeof freezeMessages> = defineTranslation({
  beforeChange:
    "لحماية أموالك، تتوقف عمليات السحب مؤقتًا لمدة {count, plural, zero {ساعة واحدة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} بعد هذا التغيير.",
  beforeChangeAll:
    "لحماية أموالك، تتوقف عمليات السحب والتحويلات إلى المستخدمين الآخرين مؤقتًا لمدة {count, plural, zero {ساعة واحدة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} بعد هذا التغيير.",
  beforeSignIn:
    "لحماية أموالك، تتوقف عمليات السحب مؤقتًا لمدة {count, plural, zero {ساعة واحدة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} بعد تسجيل الدخول برمز استرداد.",
  beforeSignInAll:
    "لحماية أموالك، تتوقف عمليات السحب والتحويلات إلى المستخدمين الآخرين مؤقتًا لمدة {count, plural, zero {ساعة واحدة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} بعد تسجيل الدخول برمز استرداد.",
  pausedTitle: "عمليات السحب متوقفة مؤقتًا حتى {date}.",
  pausedTransfersTitle: "التحويلات إلى المستخدمين الآخرين متوقفة مؤقتًا حتى {date}.",
  pausedText:
    "هذا يحمي أموالك بعد كلمة مرور جديدة أو تغيير في تسجيل الدخول بخطوتين أو تسجيل دخول برمز استرداد. إن لم تكن أنت من فعل ذلك، فأعد تعيين كلمة مرورك فورًا وتواصل معنا. ما أدخلته محفوظ.",
});
