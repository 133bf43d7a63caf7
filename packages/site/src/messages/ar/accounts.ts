import type { SiteMessages } from "../site-messages.ts";

export const accounts: SiteMessages["accounts"] = {
  title: "أنواع الحسابات",
  description:
    "Standard وRaw وPremier جنبًا إلى جنب: الحد الأدنى للإيداع والسبريد والعمولة والرافعة ونداء الهامش ومستوى الإغلاق، مع حساب تكلفة لوت واحد من EURUSD.",
  headline: "ثلاثة حسابات، والفرق في طريقة الدفع",
  lead: "الأسعار والمنصة والحماية هي نفسها في الحسابات الثلاثة. تدفع ضمن السبريد أو بعمولة. ولوت واحد من EURUSD يبيّن معنى ذلك.",
  table: "مقارنة أنواع الحسابات",
  bestFor: {
    standard: "كل التكلفة ضمن السبريد",
    raw: "سبريد السوق وعمولة",
    premier: "أدنى تكلفة، رصيد كبير",
  },
  rows: {
    minimumDeposit: "الحد الأدنى للإيداع",
    spreadFrom: "السبريد ابتداءً من",
    typicalSpread: "السبريد المعتاد، EURUSD",
    commission: "العمولة للوت الواحد والجهة الواحدة",
    oneLot: "لوت واحد من EURUSD، فتحًا وإغلاقًا",
    leverage: "أعلى رافعة مالية",
    marginCall: "نداء الهامش",
    stopOut: "مستوى الإغلاق التلقائي",
    swapFree: "بلا فوائد تبييت عند الطلب",
    platforms: "المنصات",
    protection: "الحماية من الرصيد السالب",
  },
  pips: (value) => `${value} نقطة`,
  platforms: "cTrader",
  none: "لا يوجد",
  yes: "نعم",
  no: "لا",
  cost: {
    title: "لوت واحد من EURUSD، بالحساب",
    lead: "اللوت الواحد هو 100,000 يورو، وقيمة النقطة فيه \u2066$10\u2069. هذه تكلفة فتحه وإغلاقه عند السبريد المعتاد.",
    spread: "السبريد",
    commission: "العمولة",
    total: "المجموع",
    // Isolated, so that the sum retains its order between right-to-left words.
    formula: (pips, commission) => `\u2066${pips} × $10 + 2 × ${commission}\u2069`,
  },
  chooser: {
    title: "أيها يناسبك؟",
    questions: [
      {
        text: "بكم ستبدأ؟",
        answers: [
          "أقل من \u2066$500\u2069",
          "من \u2066$500\u2069 إلى \u2066$25,000\u2069",
          "أكثر من \u2066$25,000\u2069",
        ],
      },
      { text: "كم مرة ستتداول؟", answers: ["من حين إلى آخر", "معظم الأيام"] },
    ],
    result: (name) => `${name} هو الحساب الذي يحسن أن تنظر فيه أولًا.`,
  },
  bonus: {
    title: "مكافأة الترحيب",
    text: "يأتي مع إيداعك الأول مكافأة. تظهر بجانب رصيدك في لوحة التحكم، وتُستخدم هامشًا، ولا يمكن سحبها هي نفسها؛ أما ما تربحه بها فيمكن سحبه. وإذا أُعيد الإيداع، أُزيلت المكافأة معه.",
    terms: "سياسة الإرجاع والاسترداد، البند 8",
  },
};
