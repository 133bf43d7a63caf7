import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { profileQueries } from "../profile/profile.queries.ts";

/** The query options to read the decision of staff about each side of an identity document, for providers with the capability `kycResubmission`. */
export const kycReviewQueries = {
  /** Staff change it together with the status in user info, so both are read again together. */
  review: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...profileQueries.all(broker), "kycReview"] as const,
      queryFn: ({ signal }) => broker.client.call("GetKycReview", {}, { signal }),
    }),
};
