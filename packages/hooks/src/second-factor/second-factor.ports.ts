import type { Broker } from "../broker.ts";
import type { SecondFactorPorts } from "./second-factor.machine.ts";
import { secondFactorQueries } from "./second-factor.queries.ts";

/**
 * Creates the ports of the second factor's machine. They are no mutations, because a cached mutation has its variables
 * and its result: passwords, codes and secrets. Each call that can change the factor invalidates its status, whatever its
 * outcome.
 */
export function createSecondFactorPorts(broker: Broker): SecondFactorPorts {
  const { client, queryClient } = broker;
  const refresh = () =>
    void queryClient.invalidateQueries({ queryKey: secondFactorQueries.status(broker).queryKey });
  return {
    begin: (password) => client.call("BeginAuthenticator", { password }),
    confirm: async (code) =>
      (await client.call("ConfirmAuthenticator", { code }).finally(refresh)).recoveryCodes,
    renew: async (code) =>
      (await client.call("CreateRecoveryCodes", { code }).finally(refresh)).recoveryCodes,
    remove: (given) => client.call("RemoveAuthenticator", given).finally(refresh),
  };
}
