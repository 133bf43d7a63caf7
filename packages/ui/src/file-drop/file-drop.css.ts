import { vars } from "../theme/contract.css.ts";
import { below, style } from "../theme/layered.ts";

export const zone = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[5],
  textAlign: "center",
  borderRadius: vars.radius.medium,
  border: `${vars.stroke.thin} dashed ${vars.color.borderStrong}`,
  background: vars.color.sunken,
  transition: `background-color ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-drop-target]": {
      borderColor: vars.color.brand,
      borderStyle: "solid",
      background: vars.color.brandSoft,
    },
    "&[data-invalid]": { borderColor: vars.color.negativeMark },
  },
});

/** A zone of one line; on phones, where nothing is dropped, without its sign. */
export const row = style({
  flexFlow: "row wrap",
  justifyContent: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});

export const sign = style({
  color: vars.color.brandText,
  "@media": { [below("small")]: { selectors: { [`${row} > &`]: { display: "none" } } } },
});

/** The text about dropping, for which a finger has no gesture. */
export const invitation = style({ "@media": { "(pointer: coarse)": { display: "none" } } });

export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  selectors: { "&[data-invalid]": { borderColor: vars.color.negativeMark } },
});

export const preview = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "4rem",
  blockSize: "4rem",
  overflow: "hidden",
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const facts = style({ flex: 1, display: "flex", flexDirection: "column", minInlineSize: "8rem" });

/** The live region takes no space without a file, but exists so that its content is announced. */
export const nothing = style({ position: "absolute" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const fileName = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
