import { kycSides } from "../db/names.ts";
import { Problem } from "../http/problem.ts";
import type { DocumentRefusals, KycSide } from "./document-refusals.ts";
import type { KycCase, ReviewColumns } from "./kyc.store.ts";

/** Returns the sides that a document has. */
export const listSides = ({ backId }: Pick<KycCase, "backId">): readonly KycSide[] =>
  kycSides.filter((side) => side === "front" || backId !== null);

/** Returns the decision of staff about one side of a document. */
export const readDecision = (kyc: KycCase, side: KycSide) =>
  side === "front"
    ? { state: kyc.frontState, reason: kyc.frontReason, comment: kyc.frontComment }
    : { state: kyc.backState, reason: kyc.backReason, comment: kyc.backComment };

/** Returns the refused sides of a check; empty if staff cancelled the whole check. */
export const listRefused = (kyc: KycCase | null): readonly KycSide[] =>
  kyc === null ? [] : listSides(kyc).filter((side) => readDecision(kyc, side).state === "refused");

/** Returns the id of the decision that refused the documents: its time. */
export const toReviewId = ({ decidedAt }: KycCase): string | null => decidedAt?.toISOString() ?? null;

/**
 * Returns the columns of a decision that refuses some documents and accepts the others. Throws a 422 if the decision refuses no
 * document.
 */
export function createReview(kyc: KycCase, refusals: DocumentRefusals): ReviewColumns {
  const refused = kycSides.filter((side) => refusals[side] !== undefined);
  if (refused.length === 0)
    throw new Problem(422, "malformed", "Please choose the document to refuse, with a reason.");
  if (refused.some((side) => !listSides(kyc).includes(side)))
    throw new Problem(422, "malformed", "This document has no back side.");
  if (refused.some((side) => refusals[side]?.reason === "other" && !refusals[side].comment))
    throw new Problem(422, "malformed", "Please write the reason: the client reads it.");
  const stateOf = (side: KycSide) => {
    if (refusals[side] !== undefined) return "refused";
    return listSides(kyc).includes(side) ? "accepted" : null;
  };
  return {
    frontState: stateOf("front"),
    frontReason: refusals.front?.reason ?? null,
    frontComment: refusals.front?.comment ?? null,
    backState: stateOf("back"),
    backReason: refusals.back?.reason ?? null,
    backComment: refusals.back?.comment ?? null,
  };
}
