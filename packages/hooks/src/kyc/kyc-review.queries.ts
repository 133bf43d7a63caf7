import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { profileQueries } from "../profile/profile.queries.ts";

/** The query options of the review of each document, for providers with the capability `kycResubmission`. */
export const kycReviewQueries = {
  /** Read again with user info, whose status it explains. */
  review: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...profileQueries.all(broker), "kycReview"] as const,
      queryFn: ({ signal }) => broker.client.call("GetKycReview", {}, { signal }),
    }),
};
