/** Words that many banks have in their names, and so tell none from another. */
const COMMON = new Set([
  "bank",
  "banking",
  "banks",
  "transfer",
  "berhad",
  "bhd",
  "limited",
  "ltd",
  "plc",
  "co",
  "the",
  "of",
]);

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !COMMON.has(word));

/** A platform, as far as it decides which accounts it pays out to. */
interface PayingPlatform {
  readonly paymentPlatformId: number;
  readonly paymentPlatformName: string;
  readonly bankName: string | null;
}

/** Tells whether a platform is the bank of that name: every word of its own is in it. */
function isBank(platform: PayingPlatform, bank: string): boolean {
  const own = new Set(wordsOf(bank));
  const words = wordsOf(platform.bankName ?? platform.paymentPlatformName);
  return words.length > 0 && words.every((word) => own.has(word));
}

/**
 * Which of the bank platforms pays out to the client's own account: the platform of their bank where there is one, else
 * every one, since each only is the way there. Money never goes to another account than the client's.
 */
export function ownPlatforms(platforms: readonly PayingPlatform[], bank: string | null): ReadonlySet<number> {
  const same = bank === null ? [] : platforms.filter((platform) => isBank(platform, bank));
  return new Set((same.length > 0 ? same : platforms).map(({ paymentPlatformId }) => paymentPlatformId));
}
