import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createMakerCertificate } from "./maker-certificate.ts";
import { DEMO, type Visitor } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");
const hash = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

/** How a passkey behaves, where it differs from a good one. */
export interface Behaviour {
  /** The origin of the page that asks. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the authenticator verified its user. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  /** Whether a new key comes with a certificate of the authenticator's maker. */
  readonly isCertified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Writes the key in COSE: ES256 on P-256. */
function toCose(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
}

/** Writes bytes in CBOR. */
const toCborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

/** Writes {fmt: "none", attStmt: {}} in CBOR, without the head of its map. */
const NO_STATEMENT = Buffer.from("cfmtdnonegattStmt\u00a0", "latin1");

/** Writes {fmt: "packed", attStmt: {alg: -7, sig: …, x5c: […]}} in CBOR, without the head of its map. */
function toStatement(data: Uint8Array, clientDataJSON: string): Buffer {
  const { certificate, key } = createMakerCertificate();
  const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, "base64url"))]);
  return Buffer.concat([
    Buffer.from("cfmtfpackedgattStmt\u00a3calg\u0026csig", "latin1"),
    toCborBytes(sign("sha256", signed, key)),
    Buffer.from("cx5c\u0081", "latin1"),
    toCborBytes(certificate),
  ]);
}

/** A passkey in software, as an authenticator with a counter keeps it. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = hash(this.#keys.publicKey.export({ format: "der", type: "spki" })).subarray(0, 16);
  #uses = 0;
  #origin = ORIGIN;
  #rpId = "localhost";
  userHandle = "";

  get credentialId(): string {
    return base64url(this.#id);
  }

  /** Sets the counter back, as a copy of the authenticator would. */
  goBack(uses: number): void {
    this.#uses = uses;
  }

  #authenticatorData({ rpId = this.#rpId, isVerified = true }: Behaviour, key: Buffer | null): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key ? HAS_KEY : 0);
    const parts = [hash(rpId), Buffer.from([flags]), counter];
    if (key) parts.push(Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key);
    return Buffer.concat(parts);
  }

  /** Returns the fields that a browser sends for a new passkey. */
  create(
    { challenge, userHandle, rpId }: { challenge: string; userHandle: string; rpId: string },
    how: Behaviour = {},
  ) {
    this.userHandle = userHandle;
    this.#rpId = rpId;
    this.#origin = how.origin ?? ORIGIN;
    const data = this.#authenticatorData(how, toCose(this.#keys.publicKey));
    const clientDataJSON = this.#clientData("webauthn.create", challenge, how);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      how.isCertified ? toStatement(data, clientDataJSON) : NO_STATEMENT,
      Buffer.from("hauthData"),
      toCborBytes(data),
    ]);
    return {
      credentialId: this.credentialId,
      clientDataJSON,
      attestationObject: base64url(attestation),
      transports: ["internal"],
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Behaviour): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Returns the fields that a browser sends for a sign-in. */
  answer(challenge: string, how: Behaviour = {}) {
    this.#uses += 1;
    const clientDataJSON = this.#clientData("webauthn.get", challenge, how);
    const authenticatorData = this.#authenticatorData(how, null);
    const signed = Buffer.concat([authenticatorData, hash(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      credentialId: this.credentialId,
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign("sha256", signed, this.#keys.privateKey)),
      userHandle: how.userHandle ?? this.userHandle,
    };
  }
}

/** Adds a passkey for a signed-in user with the password of the demo accounts. */
export async function addPasskey({ client }: Pick<Visitor, "client">, name = "My phone", how?: Behaviour) {
  const passkey = new SoftwarePasskey();
  const begun = await client.call("BeginPasskeyRegistration", { password: DEMO.password });
  const given = { name, ...passkey.create(begun, how) };
  const { passkeyId } = await client.call("CompletePasskeyRegistration", given);
  return Object.assign(passkey, { passkeyId });
}

/** Signs a visitor in by a passkey. */
export async function signInBy(
  { client }: Pick<Visitor, "client">,
  passkey: SoftwarePasskey,
  how?: Behaviour,
) {
  const { challenge } = await client.call("BeginPasskeyLogin", {});
  return client.call("CompletePasskeyLogin", passkey.answer(challenge, how));
}
