/** Words that many names of banks contain, and that therefore do not identify a bank. */
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

/** The fields of a platform that decide which accounts it pays out to. */
interface PayingPlatform {
  readonly paymentPlatformId: number;
  readonly paymentPlatformName: string;
  readonly bankName: string | null;
}

/** Returns whether a platform is the bank of a name: the name contains every identifying word of the platform. */
function isBank(platform: PayingPlatform, bank: string): boolean {
  const own = new Set(wordsOf(bank));
  const words = wordsOf(platform.bankName ?? platform.paymentPlatformName);
  return words.length > 0 && words.every((word) => own.has(word));
}

/**
 * Returns the bank platforms that pay out to the client's own account: the platform of the client's bank if it exists, or else
 * all bank platforms, because each of them can forward money to any bank. Money is never paid to another account than the
 * client's.
 */
export function findOwnPlatforms(
  platforms: readonly PayingPlatform[],
  bank: string | null,
): ReadonlySet<number> {
  const same = bank === null ? [] : platforms.filter((platform) => isBank(platform, bank));
  return new Set((same.length > 0 ? same : platforms).map(({ paymentPlatformId }) => paymentPlatformId));
}
