import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { compact } from "./compact.css.ts";
import { layers, vars } from "./contract.css.ts";
import { themeVariables } from "./create-theme.ts";
import { house } from "./themes/house.ts";

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });
const tokens = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.tokens]: rule } });

tokens(":root", { vars: themeVariables(house), colorScheme: "light dark" });
tokens('[data-color-scheme="light"]', { colorScheme: "light" });
tokens('[data-color-scheme="dark"]', { colorScheme: "dark" });
/* Paper is white, whatever the screen is, and held closer to the eye. */
globalStyle(":root, [data-color-scheme]", {
  "@layer": { [layers.tokens]: { "@media": { print: { colorScheme: "light" } } } },
});
globalStyle(":root", {
  "@layer": { [layers.tokens]: { "@media": { print: { fontSize: "81.25%" } } } },
});

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("body, h1, h2, h3, h4, p, ol, ul, dl, dd, figure, fieldset", { margin: 0 });
reset("ol, ul, fieldset", { padding: 0, border: 0, listStyle: "none" });
reset("img, svg", { display: "block", maxInlineSize: "100%" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
/* What is scrolled to stands clear of a header that stays, and of the bar at the thumb. */
reset("html", { scrollPaddingBlock: "5rem" });
/* An open list lies above both, and closes when its page is scrolled: going through its options must not scroll it. */
reset('html:has([role="listbox"])', { scrollPaddingBlock: 0 });
reset("body", {
  fontFamily: vars.font.sans,
  fontSize: vars.text.bodySize,
  lineHeight: vars.text.bodyLine,
  color: vars.color.text,
  background: vars.color.canvas,
  textSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
});
reset(":focus-visible, [data-focus-visible]", {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
});
/* Important, because within layers that is how the lowest wins: no part moves against the reader's wish. */
const still = {
  animationDuration: "0.01ms !important",
  animationIterationCount: "1 !important",
  transitionProperty: "none !important",
} as const;
reset("*, *::before, *::after", { "@media": { "(prefers-reduced-motion: reduce)": still } });
reset('[data-motion="reduced"] *', still);

/* Tighter by a quarter where a mouse points; fingers keep their 44 px. Important, to hold for every brand. */
tokens('[data-density="compact"]', {
  "@media": {
    "(pointer: fine)": {
      vars: Object.fromEntries(
        Object.entries(compact).map(([reference, value]) => [reference, `${value} !important`]),
      ),
    },
  },
});
