import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { compact } from "./compact.css.ts";
import { layers, vars } from "./contract.css.ts";
import { createThemeVariables } from "./create-theme.ts";
import { house } from "./themes/house.ts";

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });
const tokens = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.tokens]: rule } });

tokens(":root", { vars: createThemeVariables(house), colorScheme: "light dark" });
tokens('[data-color-scheme="light"]', { colorScheme: "light" });
tokens('[data-color-scheme="dark"]', { colorScheme: "dark" });
/* Print is always light, and read from a shorter distance. */
globalStyle(":root, [data-color-scheme]", {
  "@layer": { [layers.tokens]: { "@media": { print: { colorScheme: "light" } } } },
});
globalStyle(":root", {
  "@layer": { [layers.tokens]: { "@media": { print: { fontSize: "81.25%" } } } },
});

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("body, h1, h2, h3, h4, p, ol, ul, dl, dd, figure, fieldset", { margin: 0 });
/* Letter spacing breaks joined letters apart, and Chinese characters fill squares of equal width. Important, to
   apply to all of them. */
reset(":is(h1, h2, h3, h4):is(:lang(ar), :lang(zh))", { letterSpacing: "0 !important" });
reset("ol, ul, fieldset", { padding: 0, border: 0, listStyle: "none" });
reset("img, svg", { display: "block", maxInlineSize: "100%" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
/* The rule that React Aria adds by a script; a page that has it needs no element of that script. */
reset("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
/* Scroll targets stay clear of a sticky header, and of the bottom bar. */
reset("html", { scrollPaddingBlock: "5rem" });
/* An open list covers both, and closes when its page scrolls: moving through its options must not scroll it. */
reset('html:has([role="listbox"])', { scrollPaddingBlock: 0 });
/* A refused field is focused together with the sentence below it, where the window has room for both. */
reset(":is(input, textarea)[aria-invalid=true]", {
  "@media": { "(min-height: 30rem)": { scrollMarginBlockEnd: "8rem" } },
});
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
/* Important, because the lowest layer then has precedence: no component overrides the user's preference. */
const still = {
  animationDuration: "0.01ms !important",
  animationIterationCount: "1 !important",
  transitionProperty: "none !important",
} as const;
reset("*, *::before, *::after", { "@media": { "(prefers-reduced-motion: reduce)": still } });
reset('[data-motion="reduced"] *', still);

/* A quarter less space with a mouse; touch targets stay at 44 px. Important, to apply to every brand. */
tokens('[data-density="compact"]', {
  "@media": {
    "(pointer: fine)": {
      vars: Object.fromEntries(
        Object.entries(compact).map(([reference, value]) => [reference, `${value} !important`]),
      ),
    },
  },
});
