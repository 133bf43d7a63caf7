import { fileIssue } from "../form/file.rules.ts";
import { issuesOf } from "../form/field.rules.ts";
import type { Issues } from "../form/issue.ts";
import type { KycSide, OpenKycReview } from "./kyc-review.rules.ts";
import { kycFileTypes } from "./kyc.rules.ts";

/** The files that replace refused sides; null for a side without a chosen file. */
export type KycFiles = Readonly<Record<KycSide, File | null>>;

/** The code of an issue with the file of a side: none is chosen, or the provider does not accept its type or size. */
export type KycFileCode = "fileRequired" | "fileType" | "fileTooLarge";

/** The files before the user has chosen one. */
export const noFiles: KycFiles = { front: null, back: null };

/** Validates the files that replace refused sides: each refused side needs one. */
export function validateFiles(
  files: KycFiles,
  { refused }: Pick<OpenKycReview, "refused">,
): Issues<KycFiles, KycFileCode> {
  const issueOf = (side: KycSide) => {
    if (!refused.includes(side)) return undefined;
    const file = files[side];
    return file ? (fileIssue(file, kycFileTypes) ?? undefined) : { code: "fileRequired" as const };
  };
  return issuesOf<KycFiles, KycFileCode>({ front: issueOf("front"), back: issueOf("back") });
}
