import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createRecoveryCodes, hashRecoveryCode } from "../src/second-factor/recovery-code.ts";
import { seal, unseal } from "../src/second-factor/seal.ts";
import { findStep, calculateCode, stepOf, toBase32, toOtpauthUri } from "../src/second-factor/totp.ts";
import { fromBase32 } from "./authenticator.ts";

const SECRET = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("asvs(6.5.5): the code at %i seconds is that of RFC 6238", (seconds, code) => {
  expect(calculateCode(SECRET, stepOf(at(seconds)), 8)).toBe(code);
});

test.each(
  ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"].map(
    (code, counter) => [counter, code] as const,
  ),
)("the code of counter %i is that of RFC 4226", (counter, code) =>
  expect(calculateCode(SECRET, counter)).toBe(code),
);

test.each([
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%s in base32 is that of RFC 4648", (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(Buffer.from(fromBase32(encoded)).toString()).toBe(text);
});

test("a code is accepted one step before and after, no further, and never at or before a used step", () => {
  const now = at(1_000_000);
  const step = stepOf(now);
  const accepted = [-2, -1, 0, 1, 2].map((drift) =>
    findStep(SECRET, calculateCode(SECRET, step + drift), now, 0),
  );
  expect(accepted).toEqual([null, step - 1, step, step + 1, null]);
  expect(findStep(SECRET, calculateCode(SECRET, step), now, step)).toBeNull();
  expect(findStep(SECRET, calculateCode(SECRET, step + 1), now, step)).toBe(step + 1);
  for (const wrong of ["", "12345", "1234567", "abcdef", "００００００"])
    expect(findStep(SECRET, wrong, now, 0)).toBeNull();
});

test("the address of a QR code names the company and the account, whatever they contain", () => {
  const uri = toOtpauthUri("ABCD", "North & Gale", "a+b@example.com");
  expect(uri).toBe(
    "otpauth://totp/North%20%26%20Gale:a%2Bb%40example.com?secret=ABCD&issuer=North%20%26%20Gale",
  );
});

/** The error of the cipher for a text that was sealed by another key, for another user, or not at all. */
const FORGED = "unable to authenticate data";
let count = 0;
const randomToken = () => `random-${(count += 1)}`;
const config = (factorKey: string) => ({ config: { factorKey }, randomToken });
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the functions read these two parts only
const depsOf = (key: string) => config(key) as unknown as Parameters<typeof seal>[0];

test("asvs(13.3.3): a sealed secret opens with its key, for its user, and unchanged only", () => {
  const [deps, other] = [depsOf("key-one"), depsOf("key-two")];
  const sealed = seal(deps, 7, SECRET);
  expect(unseal(deps, 7, sealed)).toEqual(SECRET);
  expect(sealed).not.toContain(SECRET.toString("base64url"));
  expect(seal(deps, 7, SECRET)).not.toBe(sealed);
  expect(() => unseal(deps, 8, sealed)).toThrow(FORGED);
  expect(() => unseal(other, 7, sealed)).toThrow(FORGED);
  const changed = sealed.replace(/.(?=..$)/, (letter) => (letter === "A" ? "B" : "A"));
  expect(() => unseal(deps, 7, changed)).toThrow(FORGED);
  expect(() => unseal(deps, 7, "v2.a.b.c")).toThrow("another form");
});

test("asvs(6.5.2): ten recovery codes have 80 bits each, and are read however they are typed", () => {
  const codes = createRecoveryCodes({ randomToken });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const [code = ""] = codes;
  const plain = createHash("sha256")
    .update(`7:${code.replaceAll("-", "")}`)
    .digest("base64url");
  expect(hashRecoveryCode(7, ` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(plain);
});
