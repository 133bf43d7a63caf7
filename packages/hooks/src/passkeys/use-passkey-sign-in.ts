import { readProvider } from "../capability/capability.queries.ts";
import { useBroker } from "../provider.tsx";
import { beginSessionOf } from "../session/session.mutations.ts";
import { askForPasskey } from "./authenticator.ts";
import { type PasskeyMachineState, usePasskeyMachine } from "./use-passkey-machine.ts";

/** The state of a sign-in by a passkey. */
export type PasskeySignInState = PasskeyMachineState;

/**
 * Signs a user in by a passkey, without an address and a password; for providers with the capability `passkeys`. Navigate
 * in `onSignedIn`.
 *
 * @example
 * const passkey = usePasskeySignIn({ onSignedIn: () => navigate("/dashboard") });
 * if (passkey.step === "resting") return <button onClick={passkey.begin}>Sign in with a passkey</button>;
 */
export function usePasskeySignIn(options: { readonly onSignedIn?: () => void } = {}): PasskeySignInState {
  const broker = useBroker();
  const { client } = broker;
  return usePasskeyMachine(
    () => ({
      operations: { begin: "BeginPasskeyLogin", complete: "CompletePasskeyLogin" },
      begin: () => client.call("BeginPasskeyLogin", {}),
      ask: askForPasskey,
      // The limits of the session are read before it begins.
      complete: async (assertion) => {
        const [user] = await Promise.all([
          // The options of a sign-in name no passkey, and an authenticator then always returns the user handle (WebAuthn).
          client.call("CompletePasskeyLogin", { ...assertion, userHandle: assertion.userHandle ?? "" }),
          readProvider(broker),
        ]);
        return user;
      },
    }),
    (user) => {
      beginSessionOf(broker, user);
      options.onSignedIn?.();
    },
  );
}
