import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { from } from "../theme/layered.ts";

/** One colour laid over another one, through which nothing is to be seen. */
const over = (colour: string, ground: string) => `linear-gradient(${colour}, ${colour}), ${ground}`;

/** Keeps a cell in view where a table is scrolled sideways; what lies below it fades out at its edge. */
export const inView = (background: string): { true: StyleRule } => ({
  true: {
    "@media": {
      print: { display: "none" },
      [from("medium")]: {
        position: "sticky",
        insetInlineEnd: 0,
        background,
        selectors: {
          /* The fade, which leaves the lines above and below its row as they are. */
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

/** Between two rows. */
export const line = `${vars.stroke.thin} solid ${vars.color.border}`;

/** Each cell draws its part of it. */
export const lineBelow = { ":not(:last-child) > &": { borderBlockEnd: line } };
/** On phones a row is a card, with a line of its own. */
export const noLineBelow = { ":not(:last-child) > &": { borderBlockEnd: "none" } };
