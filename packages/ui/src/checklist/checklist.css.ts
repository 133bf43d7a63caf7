import { vars } from "../theme/contract.css.ts";
import { from, recipe, style } from "../theme/layered.ts";

const desk = from("medium");

export const checklist = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", columnGap: vars.space[6] },
  variants: {
    look: {
      guide: {
        rowGap: vars.space[2],
        "@media": { [desk]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
      },
      list: { rowGap: vars.space[4] },
    },
  },
});

export const item = recipe({
  base: {
    display: "flex",
    gap: vars.space[3],
    minInlineSize: 0,
  },
  variants: {
    state: {
      complete: { color: vars.color.textMuted },
      ahead: {},
      /* Beside the others on desktops, where it leads; between them on phones. */
      current: {
        paddingBlock: vars.space[2],
        "@media": { [desk]: { gridColumn: 1, gridRow: "1 / span 4", paddingBlock: 0 } },
      },
    },
    look: {
      guide: {},
      list: {
        selectors: {
          "&:not(:last-child)": {
            paddingBlockEnd: vars.space[4],
            borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
          },
        },
      },
    },
  },
});

export const content = recipe({
  base: {
    display: "flex",
    flex: 1,
    flexDirection: "column",
    justifyContent: "center",
    minInlineSize: 0,
  },
  variants: {
    isOpen: {
      true: { gap: vars.space[3], justifyContent: "flex-start", paddingBlockStart: vars.space[2] },
    },
  },
});

export const mark = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  alignSelf: "flex-start",
  minBlockSize: vars.size.target,
});
