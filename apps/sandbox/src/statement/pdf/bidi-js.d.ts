declare module "bidi-js" {
  /** The embedding level of each character. */
  interface Levels {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  /** The parts of the Unicode bidirectional algorithm (UAX 9) that a layout needs. */
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: "ltr" | "rtl" | "auto"): Levels;
    getReorderSegments(text: string, levels: Levels): readonly (readonly [number, number])[];
    getMirroredCharacter(character: string): string | null;
  }
  export default function createBidi(): Bidi;
}
