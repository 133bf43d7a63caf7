import { formatDateOfBirth } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { normalisePhone } from "../form/field.rules.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import type { KycSubmission } from "./kyc-submission.ts";
import { formatKycAddress } from "./kyc.rules.ts";

/** The mutations of the identity check. */
export const kycMutations = {
  /** Submits both steps. User info is invalidated whatever the outcome, and nothing waits for the refetch. */
  submit: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "KycVerification"],
      mutationFn: ({ submission, signal }: { submission: KycSubmission; signal: AbortSignal }) => {
        const { details, selectedID, frontFile, backFile } = submission;
        return broker.client.call(
          "KycVerification",
          {
            FirstName: details.firstName.trim(),
            LastName: details.lastName.trim(),
            Email: details.email.trim(),
            ContactNumber: normalisePhone(details.phoneNumber),
            DateOfBirth: formatDateOfBirth(details.dob),
            Address: formatKycAddress(details),
            Nationality: details.nationality.trim(),
            DocumentType: selectedID,
            Id: details.id.trim(),
            FrontKyc: frontFile,
            ...(backFile && { BackKyc: backFile }),
          },
          { signal },
        );
      },
      onSettled: () => void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) }),
    }),
};
