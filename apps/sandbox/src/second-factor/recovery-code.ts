import { createHash } from "node:crypto";
import type { Deps } from "../deps.ts";
import { randomBytesOf } from "./seal.ts";
import { toBase32 } from "./totp.ts";

/** The number of recovery codes of a set. */
const CODES = 10;
/** The bytes of a recovery code: 80 random bits, which cannot be guessed from a plain hash. */
const CODE_BYTES = 10;

/** Creates a set of recovery codes, in groups of four characters. */
export const createRecoveryCodes = (deps: Pick<Deps, "randomToken">): readonly string[] =>
  Array.from({ length: CODES }, () =>
    toBase32(randomBytesOf(deps, CODE_BYTES)).replaceAll(/(.{4})(?=.)/g, "$1-"),
  );

/** Returns a code without the spaces and hyphens that people type, in capitals. */
export const toPlainCode = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** Hashes a recovery code of a user; the codes are random, so that a plain hash is enough. */
export const hashRecoveryCode = (userId: number, code: string): string =>
  createHash("sha256")
    .update(`${userId}:${toPlainCode(code)}`)
    .digest("base64url");
