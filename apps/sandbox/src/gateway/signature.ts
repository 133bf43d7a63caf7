import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_SECONDS = 300;

const mac = (secret: string, text: string): string => createHmac("sha256", secret).update(text).digest("hex");

const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(mac("compare", a)), Buffer.from(mac("compare", b)));

/** Signs an order or a callback: time and text under one signature, as `t=…,v1=…`. */
export function sign(secret: string, text: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, `${seconds}.${text}`)}`;
}

/**
 * Returns whether a signature is valid and not older than five minutes, so that an intercepted one soon becomes
 * useless.
 */
export function isSigned(secret: string, text: string, signature: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return age <= TOLERANCE_SECONDS && same(given, mac(secret, `${seconds}.${text}`));
}

/** An order at a gateway, and the address to which the payer returns; empty for the provider's own portal. */
export interface Order {
  readonly transactionId: string;
  readonly back: string;
}

/** Signs an order, so that the address of its payment page cannot be guessed, nor where it leads back to be changed. */
export const sealOrder = (secret: string, { transactionId, back }: Order): string =>
  mac(secret, `order ${transactionId} ${back}`);

/** Returns whether the seal of an order is the provider's. */
export const isOrderSealed = (secret: string, order: Order, seal: string): boolean =>
  same(seal, sealOrder(secret, order));
