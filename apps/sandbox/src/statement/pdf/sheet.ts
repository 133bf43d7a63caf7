import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { type Direction, type Face, type Run, shapeLine } from "./shape-line.ts";
import { unpackFont } from "./unpack-font.ts";

const { resolve: find } = createRequire(import.meta.url);
const geist = (part: string) => find(`@fontsource/geist/files/geist-${part}-normal.woff`);
const arabic = (weight: number) =>
  find(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`);
const chinese = fileURLToPath(new URL("../fonts/noto-sans-sc.woff", import.meta.url));

type Weight = "plain" | "strong";

const files: Readonly<Record<Weight, Readonly<Record<Face, string>>>> = {
  plain: { latin: geist("latin-400"), latinMore: geist("latin-ext-400"), arabic: arabic(400), chinese },
  // Chinese has one weight, because a second one would add a megabyte.
  strong: { latin: geist("latin-600"), latinMore: geist("latin-ext-600"), arabic: arabic(600), chinese },
};

type Doc = InstanceType<typeof PDFDocument>;

/** The look of a text. */
export interface Look {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: "start" | "end";
  /** The direction of the text if it differs from the direction of the page, such as for figures. */
  readonly direction?: Direction;
}

/** A place on a page, with `x` from the side where the language begins. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const ink = "#14181f";
export const quiet = "#5b6472";
const rule = "#d5dae2";

/** The layout of a page, from the side where the language begins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 60, bottom: 84 } as const;
export const inner = page.width - 2 * page.side;

/** Draws texts of any of the languages on the pages of a document. */
export interface Sheet {
  readonly doc: Doc;
  readonly direction: Direction;
  /** Splits a text into lines that fit a width. */
  wrap(text: string, width: number, look: Look): readonly string[];
  /** Draws one line, without wrapping. */
  draw(text: string, place: Place, look: Look): void;
  /** Draws a line across a part of the page. */
  line(place: Place, thickness?: number): void;
}

type Measured = readonly (Run & { readonly width: number })[];

/** Creates the functions that measure texts. Each run is measured once, at the size 1, because rows repeat runs. */
function createMeasure(doc: Doc, direction: Direction) {
  const known = new Map<string, Measured>();
  const measure = (text: string, { weight = "plain", direction: own = direction }: Look): Measured => {
    const key = `${weight} ${own} ${text}`;
    const found = known.get(key);
    if (found) return found;
    const runs = shapeLine(text, own).map((run) => {
      // With features the library shapes a whole run, and not each word.
      const width = doc.font(`${weight} ${run.face}`, 1).widthOfString(run.text, { features: [] });
      return { face: run.face, text: run.text, width };
    });
    known.set(key, runs);
    return runs;
  };
  const widthOf = (text: string, look: Look): number =>
    look.size * measure(text, look).reduce((sum, { width }) => sum + width, 0);
  return { measure, widthOf };
}

/** Creates the function that splits a text into lines between the words of a language. */
function createWrap(language: string, widthOf: (text: string, look: Look) => number): Sheet["wrap"] {
  const words = new Intl.Segmenter(language, { granularity: "word" });
  return (text, width, look) => {
    if (widthOf(text, look) <= width) return [text];
    const lines: string[] = [""];
    for (const { segment } of words.segment(text)) {
      const last = lines.at(-1) ?? "";
      const isFull = last !== "" && widthOf((last + segment).trimEnd(), look) > width;
      if (isFull) lines.push(segment.trimStart());
      else lines[lines.length - 1] = last + segment;
    }
    return lines.map((one) => one.trim());
  };
}

/** Opens a document for texts in a language. */
export function openSheet(
  language: string,
  direction: Direction,
  info: { readonly title: string; readonly author: string; readonly at: Date },
): Sheet {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.at, ModDate: info.at },
  });
  for (const weight of ["plain", "strong"] as const)
    for (const [face, file] of Object.entries(files[weight]))
      doc.registerFont(`${weight} ${face}`, unpackFont(readFileSync(file)));
  const { measure, widthOf } = createMeasure(doc, direction);
  const wrap = createWrap(language, widthOf);

  return {
    doc,
    direction,
    wrap,
    draw(text, { x, y, width }, look) {
      const { size, weight = "plain", colour = ink, align = "start" } = look;
      const runs = measure(text, look);
      const total = widthOf(text, look);
      const isLeft = (direction === "ltr") === (align === "start");
      const left = direction === "ltr" ? x : page.width - x - width;
      let at = isLeft ? left : left + width - total;
      for (const run of runs) {
        const isShaped = run.face === "arabic";
        // The letters behind the glyphs of Arabic, whose dots are glyphs of their own.
        if (isShaped) doc.markContent("Span", { actual: run.text });
        // One base line for all typefaces of a line.
        doc
          .font(`${weight} ${run.face}`, size)
          .fillColor(colour)
          .text(run.text, at, y + size, { lineBreak: false, features: [], baseline: "alphabetic" });
        if (isShaped) doc.endMarkedContent();
        at += run.width * size;
      }
    },
    line({ x, y, width }, thickness = 0.75) {
      const left = direction === "ltr" ? x : page.width - x - width;
      doc.markContent("Artifact", { type: "Layout" });
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(thickness)
        .strokeColor(rule)
        .stroke();
      doc.endMarkedContent();
    },
  };
}
