import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { rowHeight } from "../theme/fixed.ts";
import { calm, recipe } from "../theme/layered.ts";

const shine = keyframes({ from: { backgroundPosition: "120% 0" }, to: { backgroundPosition: "-60% 0" } });

export const skeleton = recipe({
  base: {
    display: "block",
    maxInlineSize: "100%",
    borderRadius: vars.radius.small,
    background: `linear-gradient(100deg, ${vars.color.skeleton} 40%, ${vars.color.skeletonShine} 50%, ${vars.color.skeleton} 60%) 0 0 / 200% 100%`,
    animation: `${shine} 1.6s linear infinite`,
    "@media": {
      [calm]: { animation: "none" },
      "(forced-colors: active)": { border: `${vars.stroke.thin} solid GrayText` },
    },
  },
  variants: {
    height: {
      small: { blockSize: vars.text.smallLine },
      body: { blockSize: vars.text.bodyLine },
      title: { blockSize: vars.text.titleLine },
      figure: { blockSize: vars.text.headingLine },
      target: { blockSize: vars.size.target },
      row: {
        blockSize: rowHeight,
        borderBlock: `calc((${rowHeight} - ${vars.size.target}) / 2) solid transparent`,
        backgroundClip: "padding-box",
      },
      avatar: { blockSize: vars.size.target, inlineSize: vars.size.target, borderRadius: vars.radius.pill },
      curve: { blockSize: "7rem" },
      chart: { blockSize: "23.75rem" },
      block: { blockSize: "8rem" },
    },
    width: {
      full: { inlineSize: "100%" },
      most: { inlineSize: "75%" },
      half: { inlineSize: "50%" },
      third: { inlineSize: "33%" },
      button: { inlineSize: "6.5rem" },
      own: {},
      line: { inlineSize: "18rem" },
    },
  },
  defaultVariants: { height: "body", width: "full" },
});
