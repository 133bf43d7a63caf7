import { brands } from "../brands.ts";
import type { Choices } from "../docs/framed-story.tsx";
import { type Viewport, viewports } from "../viewports.ts";

/** A frame of the result: its name, and its differences from the choices of the toolbar and from the width of the page. */
export interface Frame {
  readonly title: string;
  readonly choices?: Choices;
  readonly viewport?: Viewport;
}

const { phone, tablet, desk } = viewports;

/** The frames that can be shown beside each other, by the property that they compare. */
const comparisons = {
  schemes: [
    { title: "Light", choices: { scheme: "light" } },
    { title: "Dark", choices: { scheme: "dark" } },
  ],
  widths: [phone, tablet, desk].map((viewport) => ({ title: viewport.name, viewport })),
  directions: [
    { title: "Left to right", choices: { direction: "ltr" } },
    { title: "Right to left", choices: { direction: "rtl" } },
  ],
  brands: Object.keys(brands).map((brand) => ({ title: brand, choices: { brand } })),
} satisfies Readonly<Record<string, readonly Frame[]>>;

/** The options of the field that chooses the frames. */
export const comparisonOptions = [
  { id: "one", label: "One frame" },
  { id: "schemes", label: "Light and dark" },
  { id: "widths", label: "Phone, tablet and desk" },
  { id: "directions", label: "Both directions" },
  { id: "brands", label: "All brands" },
];

/** Returns the frames of a comparison; one frame where there is no such comparison. */
export function framesOf(comparison: string): readonly Frame[] {
  const all: Readonly<Record<string, readonly Frame[]>> = comparisons;
  return (Object.hasOwn(all, comparison) ? all[comparison] : undefined) ?? [{ title: "Result" }];
}
