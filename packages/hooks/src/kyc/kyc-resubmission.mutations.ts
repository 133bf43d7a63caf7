import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import type { KycResubmission } from "./kyc-resubmission.machine.ts";

/** The mutations of refused documents. */
export const kycResubmissionMutations = {
  /** Sends a file for each refused document. User info and the review are invalidated, whatever the outcome. */
  resubmit: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "ResubmitKyc"],
      mutationFn: ({ resubmission, signal }: { resubmission: KycResubmission; signal: AbortSignal }) => {
        const { reviewId, refused, files, key } = resubmission;
        const fileOf = (side: "front" | "back") => (refused.includes(side) ? files[side] : null);
        const [front, back] = [fileOf("front"), fileOf("back")];
        return broker.client.call(
          "ResubmitKyc",
          { ReviewId: reviewId, ...(front && { FrontKyc: front }), ...(back && { BackKyc: back }) },
          { signal, idempotencyKey: key },
        );
      },
      onSettled: () => void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) }),
    }),
};
