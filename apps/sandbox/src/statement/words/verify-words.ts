import type { Language } from "../../db/names.ts";
import type { PaperWords } from "./words.ts";

/** The texts of the page that verifies a statement, with those of the statement itself. */
export interface VerifyWords {
  readonly paper: PaperWords;
  readonly title: string;
  readonly genuine: string;
  readonly compare: string;
  readonly issuer: string;
  readonly document: string;
  readonly closingTotal: string;
  readonly fingerprint: string;
  readonly nothingElse: string;
  readonly unknown: string;
}

/** The texts of the page in all languages. */
export const verifyWords: Readonly<Record<Language, Omit<VerifyWords, "paper">>> = {
  en: {
    title: "Verify a document",
    genuine: "This code belongs to a document that we issued.",
    compare:
      "Compare these details with the document in front of you. If one differs, the document was changed.",
    issuer: "Issued by",
    document: "Document",
    closingTotal: "Sum of the closing balances (USD)",
    fingerprint: "SHA-256 of the PDF file",
    nothingElse: "This page shows nothing about the client.",
    unknown: "We have issued no document with this code. Check it for typing errors.",
  },
  ms: {
    title: "Semak dokumen",
    genuine: "Kod ini milik dokumen yang kami keluarkan.",
    compare: "Bandingkan butiran ini dengan dokumen anda. Jika ada yang berbeza, dokumen itu telah diubah.",
    issuer: "Dikeluarkan oleh",
    document: "Dokumen",
    closingTotal: "Jumlah baki akhir (USD)",
    fingerprint: "SHA-256 fail PDF",
    nothingElse: "Halaman ini tidak menunjukkan apa-apa tentang pelanggan.",
    unknown: "Kami tidak mengeluarkan dokumen dengan kod ini. Semak jika ada kesilapan menaip.",
  },
  zh: {
    title: "核验文件",
    genuine: "此核验码属于我们出具的文件。",
    compare: "请将以下内容与您手中的文件核对。如有不符，则该文件已被更改。",
    issuer: "出具方",
    document: "文件",
    closingTotal: "期末余额合计 (USD)",
    fingerprint: "PDF 文件的 SHA-256",
    nothingElse: "本页不显示任何客户信息。",
    unknown: "我们没有出具过带有此核验码的文件。请检查输入是否有误。",
  },
  ar: {
    title: "التحقق من مستند",
    genuine: "هذا الرمز يعود إلى مستند أصدرناه.",
    compare: "قارن هذه البيانات بالمستند الذي بين يديك. إذا اختلف أي منها، فقد جرى تغيير المستند.",
    issuer: "جهة الإصدار",
    document: "المستند",
    closingTotal: "مجموع الأرصدة الختامية (USD)",
    fingerprint: "بصمة SHA-256 لملف PDF",
    nothingElse: "لا تعرض هذه الصفحة أي شيء عن العميل.",
    unknown: "لم نصدر أي مستند بهذا الرمز. تحقق من عدم وجود خطأ في الكتابة.",
  },
};
