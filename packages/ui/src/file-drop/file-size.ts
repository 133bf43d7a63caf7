const units = ["byte", "kilobyte", "megabyte"] as const;

/** A file's size in the reader's words, such as "1.4 MB". */
export function formatFileSize(bytes: number, locale: string): string {
  const power = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
