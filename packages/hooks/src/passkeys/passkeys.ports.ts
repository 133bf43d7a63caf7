import type { Broker } from "../broker.ts";
import { runWithStepUp } from "../step-up/step-up-requests.ts";
import { createPasskey } from "./authenticator.ts";
import type { PasskeyPorts } from "./passkeys.machine.ts";
import { passkeyQueries } from "./passkeys.queries.ts";

/**
 * Creates the ports of the passkeys' machine. They are no mutations, because a cached mutation has its variables, which
 * are passwords and keys. Each call that can change the passkeys invalidates their list, whatever its outcome.
 */
export function createPasskeyPorts(broker: Broker): PasskeyPorts {
  const { client, queryClient } = broker;
  const refresh = () =>
    void queryClient.invalidateQueries({ queryKey: passkeyQueries.list(broker).queryKey });
  return {
    begin: (password) =>
      runWithStepUp(broker, "BeginPasskeyRegistration", () =>
        client.call("BeginPasskeyRegistration", { password }),
      ),
    create: createPasskey,
    save: ({ name, created }) =>
      client.call("CompletePasskeyRegistration", { name, ...created }).finally(refresh),
    remove: (given) =>
      runWithStepUp(broker, "RemovePasskey", () => client.call("RemovePasskey", given)).finally(refresh),
  };
}
