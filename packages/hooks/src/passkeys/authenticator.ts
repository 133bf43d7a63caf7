import type { Data, Input } from "@broker/sdk";
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";

/** Why an authenticator gave no passkey. */
export type PasskeyIssue =
  /** The user closed the browser's dialog, or it took too long. */
  | "cancelled"
  /** The browser has no passkeys. */
  | "unsupported"
  /** The authenticator cannot store a passkey, or cannot verify its user. */
  | "unsuitable"
  /** The authenticator has a passkey of this account already. */
  | "exists"
  /** Passkeys of the provider do not work at the address of this page. */
  | "otherAddress"
  | "unknown";

const UNSUPPORTED = "UnsupportedBrowser";
const issues: Readonly<Record<string, PasskeyIssue>> = {
  [UNSUPPORTED]: "unsupported",
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  ConstraintError: "unsuitable",
  NotSupportedError: "unsuitable",
  InvalidStateError: "exists",
  SecurityError: "otherAddress",
};

/** Returns why an authenticator gave no passkey. */
export function issueOf(error: unknown): PasskeyIssue {
  const name: unknown = Reflect.get(Object(error), "name");
  return issues[String(name)] ?? "unknown";
}

/** The provider's options for a new passkey. */
export type CreationOptions = Data<"BeginPasskeyRegistration">;
/** A passkey that an authenticator created. */
export type CreatedPasskey = Omit<Input<"CompletePasskeyRegistration">, "name">;
/** The provider's options for the use of a passkey. With ids of passkeys, the browser offers these passkeys only. */
export type PasskeyOptions = Data<"BeginPasskeyLogin"> & Partial<Pick<Data<"BeginPasskeyStepUp">, "known">>;
/** The signed answer of an authenticator. */
export type PasskeyAssertion = Omit<Input<"CompletePasskeyStepUp">, "purpose">;

/** The milliseconds for which the browser waits for the user: the lifetime of the provider's challenge. */
const TIMEOUT = 300_000;
/** Ed25519, ES256 and RS256, by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];

/** Closes the browser's dialog when the page no longer waits for it; throws in a browser without passkeys. */
function closeWith(signal: AbortSignal): void {
  if (!browserSupportsWebAuthn()) throw new DOMException("This browser has no passkeys", UNSUPPORTED);
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony(), { once: true });
}

/** Has the browser create a passkey that it can offer without a user name, after it has verified its user. */
export async function createPasskey(
  { challenge, rpId, rpName, userHandle, userName, known }: CreationOptions,
  signal: AbortSignal,
): Promise<CreatedPasskey> {
  closeWith(signal);
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userHandle, name: userName, displayName: userName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
      excludeCredentials: known.map((one) => ({ id: one, type: "public-key" })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
      timeout: TIMEOUT,
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { credentialId: id, clientDataJSON, attestationObject, transports };
}

/**
 * Opens the browser's dialog with the passkeys of this site, and returns the signature of the passkey that the user chooses.
 */
export async function askForPasskey(
  { challenge, rpId, known }: PasskeyOptions,
  signal: AbortSignal,
): Promise<PasskeyAssertion> {
  closeWith(signal);
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      ...(known && { allowCredentials: known.map((one) => ({ id: one, type: "public-key" })) }),
      userVerification: "required",
      timeout: TIMEOUT,
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle };
}
