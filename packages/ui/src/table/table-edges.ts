import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { from } from "../theme/layered.ts";

/** Lays one colour over another, so that the result is opaque. */
const over = (colour: string, ground: string) => `linear-gradient(${colour}, ${colour}), ${ground}`;

/** Keeps a cell in view in a horizontally scrolled table; content below it fades out at its edge. */
export const keepInView = (background: string): { true: StyleRule } => ({
  true: {
    "@media": {
      print: { display: "none" },
      [from("medium")]: {
        position: "sticky",
        insetInlineEnd: 0,
        background,
        selectors: {
          /* The fade, which does not cover the lines above and below its row. */
          "&::after": {
            content: "",
            position: "absolute",
            insetBlock: vars.space[1],
            insetInline: 0,
            boxShadow: `0 0 ${vars.space[2]} ${vars.space[1]} ${background}`,
            clipPath: `inset(0 calc(${vars.space[3]} * -1))`,
            pointerEvents: "none",
          },
          "[data-hovered] > td&": { background: over(vars.color.hover, background) },
          "[data-selected] > td&": { background: over(vars.color.brandSoft, background) },
        },
      },
    },
  },
});

/** The line between two rows. */
export const line = `${vars.stroke.thin} solid ${vars.color.border}`;

/** Each cell draws a part of the line. */
export const lineBelow = { ":not(:last-child) > &": { borderBlockEnd: line } };
/** Removes the line below a row on phones, where a row is a card with a border. */
export const noLineBelow = { ":not(:last-child) > &": { borderBlockEnd: "none" } };
