import { formMeasure } from "../form/form.css.ts";
import { vars } from "../theme/contract.css.ts";
import { below, from, recipe, style } from "../theme/layered.ts";
import { gaps } from "../theme/space.ts";

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = recipe({
  base: { display: "grid", gridTemplateColumns: columns(1), alignItems: "stretch" },
  variants: {
    gap: gaps,
    columns: {
      1: {},
      2: { "@media": { [from("medium")]: { gridTemplateColumns: columns(2) } } },
      3: {
        "@media": {
          [from("medium")]: { gridTemplateColumns: columns(2) },
          [from("wide")]: { gridTemplateColumns: columns(3) },
        },
      },
      4: {
        "@media": {
          [from("small")]: { gridTemplateColumns: columns(2) },
          [from("wide")]: { gridTemplateColumns: columns(4) },
        },
      },
      /**
       * Two columns, and never three, for small tiles; one column if an amount in the user's text size needs the whole line.
       */
      pair: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8.75rem, 40%)), 1fr))" },
      /** Two columns that end together: the second cell is a `TallCell` beside the first and the third. */
      beside: {
        "@media": { [from("medium")]: { gridTemplateColumns: columns(2), gridTemplateRows: "auto 1fr" } },
      },
      /** A column for a card with a form, which it fills, and the rest of the line beside it on desktops. */
      aside: {
        "@media": {
          [from("large")]: {
            gridTemplateColumns: `minmax(0, calc(${formMeasure} + 2 * ${vars.space[6]})) minmax(min(18rem, 45%), 1fr)`,
          },
        },
      },
    },
    align: { stretch: {}, start: { alignItems: "start" }, center: { alignItems: "center" } },
  },
  defaultVariants: { gap: 4, columns: 2 },
});

/** A cell beside two others; its content fills it. */
export const tall = style({
  display: "grid",
  minInlineSize: 0,
  "@media": { [from("medium")]: { gridColumn: 2, gridRow: "1 / span 2" } },
});

/** Keeps the narrow column of an `aside` grid in view while the wide one scrolls. */
export const sticky = recipe({
  base: { minInlineSize: 0 },
  variants: {
    stay: {
      true: {
        position: "sticky",
        insetBlockStart: "5.5rem",
        alignSelf: "start",
        "@media": { [below("large")]: { position: "static" } },
      },
    },
  },
});
