import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { kycReviewQueries } from "./kyc-review.queries.ts";
import { type KycSide, toOpenReview } from "./kyc-review.rules.ts";

/** The refused documents of the identity check. */
export type RefusedDocumentsState =
  | { readonly status: "loading" }
  | {
      readonly status: "loaded";
      /** The refused sides; empty where none can be sent again, and where the decision of staff cannot be read. */
      readonly sides: readonly KycSide[];
    };

const none: readonly KycSide[] = [];

/**
 * Reads which documents of a cancelled identity check can be sent again, for pages that lead to `useKycResubmission`; for
 * providers with the capability `kycResubmission`.
 *
 * @example
 * const refused = useRefusedDocuments();
 * if (refused.status === "loaded" && refused.sides.length > 0) return <a href="/my-account">Send a document again</a>;
 */
export function useRefusedDocuments(): RefusedDocumentsState {
  const broker = useBroker();
  const query = useQuery(kycReviewQueries.review(broker), broker.queryClient);
  // The cache may hold a review from before the last decision.
  const isReading = query.isPending || (query.isFetching && !query.isFetchedAfterMount);
  if (isReading) return { status: "loading" };
  return { status: "loaded", sides: (query.data && toOpenReview(query.data)?.refused) ?? none };
}
