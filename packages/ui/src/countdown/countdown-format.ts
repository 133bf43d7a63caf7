/** Formats seconds as a clock in the locale's digits: `04:59`, from an hour on `1:04:59`. */
export function formatCountdown(seconds: number, locale: string): string {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const hours = Math.floor(seconds / 3600);
  const clock = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => padded.format(part));
  return [...(hours > 0 ? [plain.format(hours)] : []), ...clock].join(":");
}
