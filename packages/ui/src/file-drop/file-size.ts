const units = ["byte", "kilobyte", "megabyte"] as const;

/** Formats the size of a file in the locale, such as "1.4 MB". */
export function formatFileSize(bytes: number, locale: string): string {
  const power = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power] ?? "byte",
    // The short form of English has no plural: "70 byte".
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
