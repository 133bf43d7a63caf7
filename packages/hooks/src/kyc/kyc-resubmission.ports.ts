import { createIdempotencyKey } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { lookUp } from "../pause.ts";
import { runMutation } from "../run-mutation.ts";
import type { KycResubmissionPorts } from "./kyc-resubmission.machine.ts";
import { kycResubmissionMutations } from "./kyc-resubmission.mutations.ts";
import { kycReviewQueries } from "./kyc-review.queries.ts";
import { toOpenReview } from "./kyc-review.rules.ts";

/** Connects the machine of refused documents to the broker: the mutation, and the review, in which an unknown outcome is looked up. */
export function createKycResubmissionPorts(broker: Broker): KycResubmissionPorts {
  return {
    createKey: createIdempotencyKey,
    resubmit: (resubmission, signal) =>
      runMutation(broker, kycResubmissionMutations.resubmit(broker), { resubmission, signal }),
    findReview: async (signal) => toOpenReview(await lookUp(broker, kycReviewQueries.review(broker), signal)),
  };
}
