// React Aria has no Malay translation. Its messages, by component; the build fails where a used one is missing.

interface Formatter {
  readonly number: (value: number) => string;
}

export const overlays = { dismiss: "Tutup" };

export const menu = { longPressMessage: "Tekan lama atau tekan Alt + Anak panah bawah untuk membuka menu" };

interface Focused {
  readonly groupTitle?: string;
  readonly groupCount: number;
  readonly optionText: string;
  readonly isGroupChange: boolean;
  readonly isSelected: boolean;
}

export const combobox = {
  focusAnnouncement: (
    { groupTitle, groupCount, optionText, isGroupChange, isSelected }: Focused,
    words: Formatter,
  ) =>
    [
      isGroupChange ? `Memasuki kumpulan ${groupTitle}, dengan ${words.number(groupCount)} pilihan. ` : "",
      optionText,
      isSelected ? ", dipilih" : "",
    ].join(""),
  countAnnouncement: ({ optionCount }: { optionCount: number }, words: Formatter) =>
    `${words.number(optionCount)} pilihan tersedia.`,
  selectedAnnouncement: ({ optionText }: { optionText: string }) => `${optionText}, dipilih`,
  buttonLabel: "Tunjukkan cadangan",
  listboxLabel: "Cadangan",
};

export const grid = {
  deselectedItem: ({ item }: { item: string }) => `${item} tidak dipilih.`,
  select: "Pilih",
  selectedCount: ({ count }: { count: number }, words: Formatter) =>
    count === 0 ? "Tiada item dipilih." : `${words.number(count)} item dipilih.`,
  selectedAll: "Semua item dipilih.",
  selectedItem: ({ item }: { item: string }) => `${item} dipilih.`,
  longPressToSelect: "Tekan lama untuk memasuki mod pilihan.",
};

export const tree = { expand: "Kembangkan", collapse: "Kuncupkan" };
