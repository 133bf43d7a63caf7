import type { Broker } from "../broker.ts";
import { providerOf } from "../capability/capability.queries.ts";
import { toPlainDate } from "../form/field.rules.ts";
import { lookUp } from "../pause.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { runMutation } from "../run-mutation.ts";
import type { KycPorts } from "./kyc.machine.ts";
import { kycMutations } from "./kyc.mutations.ts";
import { toKycRules } from "./to-kyc-rules.ts";
import { toKycStatus } from "../profile/kyc-status.ts";

/** Connects the KYC machine to the broker: the mutation, and user info, in which an unknown outcome is looked up. */
export function createKycPorts(broker: Broker): KycPorts {
  return {
    today: () => toPlainDate(broker.clock()),
    rules() {
      const user = broker.queryClient.getQueryData(profileQueries.userInfo(broker).queryKey);
      return toKycRules(providerOf(broker).settings, user?.countryCode);
    },
    submitKyc: (submission, signal) =>
      runMutation(broker, kycMutations.submit(broker), { submission, signal }),
    async findStatus(signal) {
      const { kycStatus } = await lookUp(broker, profileQueries.userInfo(broker), signal);
      return toKycStatus(kycStatus);
    },
  };
}
