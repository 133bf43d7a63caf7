import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** Writes a value in DER. */
function toDer(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const toSequence = (...parts: readonly Uint8Array[]): Buffer => toDer(0x30, ...parts);
const toOid = (...bytes: readonly number[]): Buffer => toDer(0x06, Buffer.from(bytes));
const toTime = (text: string): Buffer => toDer(0x17, Buffer.from(text));

const ECDSA_WITH_SHA256 = toSequence(toOid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const BASIC_CONSTRAINTS = toOid(0x55, 0x1d, 0x13);

/** The subject that WebAuthn requires of a maker's certificate: the country, the company, the unit and the name. */
const SUBJECT = toSequence(
  ...[
    [0x06, "US"] as const,
    [0x0a, "Maker"] as const,
    [0x0b, "Authenticator Attestation"] as const,
    [0x03, "Key"] as const,
  ].map(([type, text]) =>
    toDer(0x31, toSequence(toOid(0x55, 0x04, type), toDer(type === 0x06 ? 0x13 : 0x0c, Buffer.from(text)))),
  ),
);

/** Creates a certificate of an authenticator's maker, and its private key, which signs new keys. */
export function createMakerCertificate(): { readonly certificate: Buffer; readonly key: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const extensions = toSequence(toSequence(BASIC_CONSTRAINTS, toDer(0x04, toSequence())));
  const signed = toSequence(
    toDer(0xa0, toDer(0x02, Buffer.from([2]))),
    toDer(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    SUBJECT,
    toSequence(toTime("200101000000Z"), toTime("490101000000Z")),
    SUBJECT,
    publicKey.export({ format: "der", type: "spki" }),
    toDer(0xa3, extensions),
  );
  const signature = toDer(0x03, Buffer.from([0]), sign("sha256", signed, privateKey));
  return { certificate: toSequence(signed, ECDSA_WITH_SHA256, signature), key: privateKey };
}
