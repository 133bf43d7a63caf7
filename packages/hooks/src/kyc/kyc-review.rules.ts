import type { Data } from "@broker/sdk";

/** The decision of staff about one side of an identity document: accepted, or refused with a reason. */
export type KycDocumentReview = Data<"GetKycReview">["documents"][number];

/** A side of an identity document. */
export type KycSide = KycDocumentReview["side"];

/** A decision of staff that refused sides of an identity document: its id, and the refused sides. */
export interface OpenKycReview {
  readonly reviewId: string;
  readonly refused: readonly KycSide[];
}

/** Returns the decision of staff that refused sides, which can be sent again; null without such a decision. */
export function toOpenReview({ reviewId, documents }: Data<"GetKycReview">): OpenKycReview | null {
  const refused = documents.flatMap(({ side, state }) => (state === "refused" ? [side] : []));
  return reviewId === null || refused.length === 0 ? null : { reviewId, refused };
}
