import { vars } from "@broker/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "./layout.css.ts";

// Latin letters and digits stay Geist. Missing glyphs come from the system, before the fallback of Geist, which has
// some of them.
globalStyle(`[lang=ar] ${ground}`, {
  fontFamily: '"Geist Variable", system-ui, sans-serif',
  lineHeight: 1.75,
});
globalStyle(`[lang=zh] ${ground}`, {
  fontFamily:
    '"Geist Variable", "Geist Fallback", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
  lineHeight: 1.7,
});
// Important, to apply to every heading: letter spacing breaks joined letters apart, and Chinese characters fill squares
// of equal width.
globalStyle(`[lang=ar] ${ground} *, [lang=zh] ${ground} *`, { letterSpacing: "0 !important" });

/** The text styles of the public pages, which are larger and tighter than the styles of the client area. */
const display = {
  fontWeight: 600,
  // A word that is wider than a phone breaks, and does not widen its container.
  overflowWrap: "anywhere",
  textWrap: "balance",
} as const;

/** A heading breaks after its punctuation, and within a word of several characters only where it must. */
const phrases = { wordBreak: "keep-all" } as const;

export const hero = style({
  ...display,
  fontSize: "clamp(2.625rem, 1.45rem + 4.1vw, 4.5rem)",
  lineHeight: 1.01,
  letterSpacing: "-0.045em",
  selectors: {
    "[lang=ar] &": { lineHeight: 1.2 },
    "[lang=zh] &": { lineHeight: 1.15, ...phrases },
  },
});

export const title = style({
  ...display,
  fontSize: "clamp(2rem, 1.45rem + 2.2vw, 3.25rem)",
  lineHeight: 1.06,
  letterSpacing: "-0.036em",
  selectors: {
    "[lang=ar] &": { lineHeight: 1.25 },
    "[lang=zh] &": { lineHeight: 1.22, ...phrases },
  },
});

export const heading = style({
  ...display,
  fontSize: "clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)",
  lineHeight: 1.2,
  letterSpacing: "-0.022em",
  selectors: {
    "[lang=ar] &": { lineHeight: 1.35 },
    "[lang=zh] &": { lineHeight: 1.32, ...phrases },
  },
});

export const lead = style({
  maxInlineSize: "36rem",
  fontSize: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
  lineHeight: 1.5,
  color: vars.color.textMuted,
  textWrap: "pretty",
  selectors: { "[lang=ar] &": { lineHeight: 1.75 }, "[lang=zh] &": { lineHeight: 1.7 } },
});

export const muted = style({ color: vars.color.textMuted, textWrap: "pretty" });

export const small = style({
  fontSize: vars.text.smallSize,
  lineHeight: 1.55,
  color: vars.color.textMuted,
  textWrap: "pretty",
});

export const label = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});

export const prose = style({ maxInlineSize: "42rem", textWrap: "pretty" });
