import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import * as v from "valibot";
import type { Input } from "../contract/call.ts";
import type { Deps } from "../deps.ts";
import type { PasskeyRow } from "./passkey.store.ts";
import { relyingPartyOf } from "./relying-party.ts";

/** The algorithms of new keys by their COSE numbers: Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

const ClientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }));

/** Returns the challenge that client data names; null where they name none. */
export function challengeOf(clientDataJSON: string): string | null {
  const read = v.safeParse(ClientData, Buffer.from(clientDataJSON, "base64url").toString("utf8"));
  return read.success ? read.output.challenge : null;
}

/** Returns the result of a verification; null where the library throws, whatever its reason. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  return verify().catch(() => null);
}

/**
 * Returns whether a new key comes without certificates. The library would read the certificates of the authenticator's
 * maker, and would send requests to the addresses in them before it knows who issued the certificates.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, "base64url")));
  const format = attestation.get("fmt");
  // A packed statement without certificates is signed by the new key itself.
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}

/** A key that an authenticator created. */
export type CreatedKey = Pick<PasskeyRow, "credentialId" | "publicKey" | "uses">;

/**
 * Verifies a new key: its challenge, the origin of its page, and that the authenticator verified its user. Certificates,
 * which the portal never requests, are refused.
 */
export async function verifyCreated(
  { config }: Pick<Deps, "config">,
  { credentialId: id, clientDataJSON, attestationObject }: Input<"CompletePasskeyRegistration">,
  challenge: string,
): Promise<CreatedKey | null> {
  const { rpId, origins } = relyingPartyOf(config);
  const verified = await orNull(async () => {
    if (!isWithoutCertificates(attestationObject)) return null;
    return verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    uses: credential.counter,
  };
}

/** The answer of an authenticator to a challenge; the user handle can be null if the request named the passkeys. */
export type Assertion = Omit<Input<"CompletePasskeyStepUp">, "purpose">;

/**
 * Verifies the signature of a passkey, and returns the number of its uses; null where it is refused. A number that does
 * not grow is refused too: the key was copied from an authenticator that counts.
 */
export async function verifyAssertion(
  { config }: Pick<Deps, "config">,
  passkey: PasskeyRow,
  assertion: Assertion,
  challenge: string,
): Promise<number | null> {
  const { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle } = assertion;
  if (userHandle !== null && userHandle !== passkey.userHandle) return null;
  const { rpId, origins } = relyingPartyOf(config);
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.uses,
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
