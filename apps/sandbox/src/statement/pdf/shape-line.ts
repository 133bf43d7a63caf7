import createBidi from "bidi-js";

const bidi = createBidi();

/** The typefaces of a statement, each for its own characters. */
export type Face = "latin" | "latinMore" | "arabic" | "chinese";

/** Characters of one typeface that stand side by side; a shaper turns those of Arabic around. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

export type Direction = "ltr" | "rtl";

/** The characters of the font files `geist-latin` and `geist-latin-ext`. */
const LATIN =
  /[\u0020-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]/u;
const LATIN_MORE = /[\p{Script=Latin}\u20A0-\u20C0]/u;
const ARABIC = /[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFC]/u;
const MARK = /\p{M}/u;
/** Characters that steer the direction and have no glyph. */
const INVISIBLE = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

function faceOf(character: string, before: Face | null): Face {
  if (MARK.test(character) && before !== null) return before;
  if (ARABIC.test(character)) return "arabic";
  if (LATIN.test(character)) return "latin";
  return LATIN_MORE.test(character) ? "latinMore" : "chinese";
}

interface Glyph {
  readonly character: string;
  readonly face: Face;
  readonly isTurned: boolean;
}

/** Lists the characters of a line with their typefaces, from left to right. */
function listGlyphs(text: string, direction: Direction): readonly Glyph[] {
  const found = bidi.getEmbeddingLevels(text, direction);
  let before: Face | null = null;
  const units = Array.from(text, (character) => ({ character }));
  const glyphs: Glyph[] = [];
  for (const { character } of units) {
    const face = faceOf(character, before);
    before = face;
    const isTurned = (found.levels[glyphs.length] ?? 0) % 2 === 1;
    for (let unit = 0; unit < character.length; unit += 1)
      glyphs.push({ character: unit === 0 ? character : "", face, isTurned });
  }
  for (const [start, end] of bidi.getReorderSegments(text, found))
    glyphs.splice(start, end - start + 1, ...glyphs.slice(start, end + 1).toReversed());
  return glyphs.filter(({ character }) => character !== "" && !INVISIBLE.test(character));
}

/** Splits a line into runs from left to right, as they are drawn (UAX 9). */
export function shapeLine(text: string, direction: Direction): readonly Run[] {
  const runs: { face: Face; isTurned: boolean; characters: string[] }[] = [];
  for (const { character, face, isTurned } of listGlyphs(text, direction)) {
    const shown = isTurned ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const last = runs.at(-1);
    if (last?.face === face && last.isTurned === isTurned) last.characters.push(shown);
    else runs.push({ face, isTurned, characters: [shown] });
  }
  return runs.map(({ face, isTurned, characters }) => {
    // The shaper of Arabic takes letters in the order of reading, and turns them around itself.
    const ordered = isTurned && face === "arabic" ? characters.toReversed() : characters;
    return { face, text: ordered.join("") };
  });
}
