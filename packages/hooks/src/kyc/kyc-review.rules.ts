import type { Data } from "@broker/sdk";
import { fileIssue } from "../form/file.rules.ts";
import { issuesOf } from "../form/field.rules.ts";
import type { Issues } from "../form/issue.ts";
import { kycFileTypes } from "./kyc.rules.ts";

/** What staff decided about one document. */
export type KycDocumentReview = Data<"GetKycReview">["documents"][number];

/** A side of an identity document. */
export type KycSide = KycDocumentReview["side"];

/** The files of a resubmission; null for a side that has none. */
export type KycFiles = Readonly<Record<KycSide, File | null>>;

/** The code of a side: no file is chosen, or one that the provider does not take. */
export type KycFileCode = "fileRequired" | "fileType" | "fileTooLarge";

/** A decision that refused documents: its name, and the sides to send again. */
export interface OpenKycReview {
  readonly reviewId: string;
  readonly refused: readonly KycSide[];
}

/** The files before any is chosen. */
export const noFiles: KycFiles = { front: null, back: null };

/** Returns the decision whose refused documents can be sent again; null where there is none. */
export function toOpenReview({ reviewId, documents }: Data<"GetKycReview">): OpenKycReview | null {
  const refused = documents.flatMap(({ side, state }) => (state === "refused" ? [side] : []));
  return reviewId === null || refused.length === 0 ? null : { reviewId, refused };
}

/** Validates the files of a resubmission: one for each refused side. */
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
