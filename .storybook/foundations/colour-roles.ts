import type { ColorName } from "../../packages/ui/src/theme/tokens.ts";

interface ColourSection {
  title: string;
  names: readonly ColorName[];
}

const meaningNames = (meaning: "positive" | "negative" | "warning" | "information"): readonly ColorName[] => [
  `${meaning}Soft`,
  `${meaning}Line`,
  `${meaning}Mark`,
  `${meaning}Text`,
];

/** The colours in the order in which a designer chooses them. */
export const colourSections: readonly ColourSection[] = [
  { title: "Surfaces", names: ["canvas", "surface", "sunken", "floating", "hover", "pressed"] },
  { title: "Text and lines", names: ["text", "textMuted", "border", "borderStrong", "focus"] },
  {
    title: "Brand",
    names: ["brand", "brandHover", "brandPressed", "onBrand", "brandSoft", "brandLine", "brandText"],
  },
  { title: "Positive: money came in, it is done", names: meaningNames("positive") },
  {
    title: "Negative: it failed, or it cannot be undone",
    names: [...meaningNames("negative"), "negative", "negativeHover", "negativePressed", "onNegative"],
  },
  { title: "Warning: it needs the client", names: meaningNames("warning") },
  { title: "Information: it is good to know", names: meaningNames("information") },
  { title: "Shadow, cover and skeleton", names: ["shadow", "scrim", "skeleton", "skeletonShine"] },
];

const meaning = (colour: "Soft" | "Line" | "Mark" | "Text") =>
  ({
    Soft: "The background of a badge or notice of this meaning.",
    Line: "Its border, on the soft background.",
    Mark: "Its icons and lines of a chart; 3 to 1 on every surface.",
    Text: "Its text; 4.5 to 1 on every surface and on the soft background.",
  })[colour];

/** The purpose of each colour. */
export const colourRoles: Readonly<Record<ColorName, string>> = {
  canvas: "The page behind everything.",
  surface: "Cards, fields and the header, above the page.",
  sunken: "What supports: summaries, heads of tables, disabled fields.",
  floating: "Dialogs, menus and toasts, above the surface.",
  hover: "The background of what the pointer is over.",
  pressed: "The background of what is being pressed.",
  text: "Text, headings and amounts.",
  textMuted: "What repeats or explains: notes, terms, dates.",
  border: "Lines that divide; never the only edge of a control.",
  borderStrong: "The edge of a field or another control; 3 to 1.",
  focus: "The ring around what has the focus; 3 to 1.",
  shadow: "The colour of all elevations.",
  scrim: "Covers the page behind a dialog.",
  skeleton: "The place of content that is loading.",
  skeletonShine: "The light that passes over a skeleton.",
  brand: "Primary buttons and selected controls.",
  brandHover: "A primary button under the pointer.",
  brandPressed: "A primary button while it is pressed.",
  onBrand: "Text and icons on the three above.",
  brandSoft: "The background of what is selected, such as a row.",
  brandLine: "The border of what is selected, on the soft background.",
  brandText: "Links and quiet buttons; 4.5 to 1 on every surface.",
  positiveSoft: meaning("Soft"),
  positiveLine: meaning("Line"),
  positiveMark: meaning("Mark"),
  positiveText: meaning("Text"),
  negativeSoft: meaning("Soft"),
  negativeLine: meaning("Line"),
  negativeMark: meaning("Mark"),
  negativeText: meaning("Text"),
  negative: "The button of what cannot be undone.",
  negativeHover: "This button under the pointer.",
  negativePressed: "This button while it is pressed.",
  onNegative: "Text and icons on the three above.",
  warningSoft: meaning("Soft"),
  warningLine: meaning("Line"),
  warningMark: meaning("Mark"),
  warningText: meaning("Text"),
  informationSoft: meaning("Soft"),
  informationLine: meaning("Line"),
  informationMark: meaning("Mark"),
  informationText: meaning("Text"),
};
