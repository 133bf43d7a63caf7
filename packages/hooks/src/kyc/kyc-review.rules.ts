import type { Data } from "@broker/sdk";
import { fileIssue } from "../form/file.rules.ts";
import { issuesOf } from "../form/field.rules.ts";
import type { Issues } from "../form/issue.ts";
import { kycFileTypes } from "./kyc.rules.ts";

/** The decision of staff about one side of an identity document: accepted, or refused with a reason. */
export type KycDocumentReview = Data<"GetKycReview">["documents"][number];

/** A side of an identity document. */
export type KycSide = KycDocumentReview["side"];

/** The files that replace refused sides; null for a side without a chosen file. */
export type KycFiles = Readonly<Record<KycSide, File | null>>;

/** The code of an issue with the file of a side: none is chosen, or the provider does not accept its type or size. */
export type KycFileCode = "fileRequired" | "fileType" | "fileTooLarge";

/** A decision of staff that refused sides of an identity document: its id, and the refused sides. */
export interface OpenKycReview {
  readonly reviewId: string;
  readonly refused: readonly KycSide[];
}

/** The files before the user has chosen one. */
export const noFiles: KycFiles = { front: null, back: null };

/** Returns the decision of staff that refused sides, which can be sent again; null without such a decision. */
export function toOpenReview({ reviewId, documents }: Data<"GetKycReview">): OpenKycReview | null {
  const refused = documents.flatMap(({ side, state }) => (state === "refused" ? [side] : []));
  return reviewId === null || refused.length === 0 ? null : { reviewId, refused };
}

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
