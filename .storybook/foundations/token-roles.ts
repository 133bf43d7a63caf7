import type { breakpoints, Tokens } from "../../packages/ui/src/theme/tokens.ts";

type Groups = Omit<Tokens, "color"> & { breakpoint: typeof breakpoints };

/** The purpose of each token, except colours, which have separate roles. */
const tokenRoles: { readonly [Group in keyof Groups]: Readonly<Record<keyof Groups[Group], string>> } = {
  font: {
    sans: "All text.",
    mono: "References, codes and addresses of wallets, whose letters must not be confused.",
  },
  text: {
    smallSize: "Notes, captions, badges and the heads of tables.",
    smallLine: "The line height of small text.",
    bodySize: "Text, fields, buttons and rows.",
    bodyLine: "The line height of body text.",
    leadSize: "The introduction of a page, and what stands out in a row.",
    leadLine: "The line height of an introduction.",
    titleSize: "Headings of cards and sections.",
    titleLine: "The line height of titles.",
    headingSize: "The heading of a page, and amounts in tiles.",
    headingLine: "The line height of headings.",
    displaySize: "The largest heading of a screen, and its largest amount.",
    displayLine: "The line height of this heading.",
    heroSize: "The headline of a public page.",
    heroLine: "The line height of a headline.",
    tightTracking: "The letter spacing of large headings.",
  },
  weight: {
    regular: "Running text.",
    medium: "Labels, buttons and links.",
    strong: "Headings and amounts.",
  },
  space: {
    1: "Between an icon and its word, and between a term and its value.",
    2: "Inside of small controls, and between lines that belong together.",
    3: "Inside of fields, menus and rows, and between a label and its control.",
    4: "Between fields of a group; the inner edge of cards on a phone.",
    5: "Between the fields of a form; inside of buttons.",
    6: "Between cards and groups; the inner edge of dialogs and cards on a desk.",
    8: "Between sections of a page.",
    10: "Between two columns that are read apart.",
    12: "Around a page’s only message, and around the form of sign-in.",
    16: "Between the chapters of a public page.",
    20: "Kept for pages of a brand; no part uses it.",
  },
  radius: {
    small: "What is inside of a control or row: checkboxes, options, tabs, codes.",
    medium: "Controls and what floats: buttons, fields, menus, notices, toasts.",
    large: "What holds controls: cards, dialogs, tiles.",
    pill: "What is round whatever its height: badges, avatars, bars of progress.",
  },
  stroke: {
    thin: "Borders and dividing lines.",
    thick: "The mark of what is selected, and the line between steps.",
  },
  elevation: {
    raised: "Cards and buttons, which lie on the page.",
    floating: "Menus, popovers and toasts, which cover a part of it.",
    modal: "Dialogs and drawers, which cover all of it.",
  },
  focus: {
    width: "The thickness of the ring around what has the focus.",
    offset: "Between the ring and its control.",
  },
  layer: {
    header: "The header and the bar at the lower edge, above the content.",
    drawer: "The side menu on a phone, above the header.",
    modal: "Dialogs and their cover, above the menu.",
    floating: "Menus and popovers, also those of a dialog.",
    toast: "Toasts and the link to the content, above everything.",
  },
  duration: {
    quick: "A change of colour under the pointer or a press.",
    base: "A control that moves: a switch, a bar of progress.",
    slow: "A surface that comes or goes: drawers, toasts, the header.",
    modal: "A dialog that comes.",
    backdrop: "The cover behind a dialog or drawer.",
  },
  easing: {
    out: "What comes or answers: fast at first.",
    inOut: "What leaves, or moves from one place to another.",
  },
  size: {
    target: "The least height of everything that can be pressed: 44 px, and 36 px in the compact density.",
    iconSmall: "Icons in text and in badges.",
    iconMedium: "Icons in buttons, fields and menus.",
    iconLarge: "Icons of empty states, upload areas and choices.",
    header: "The height of the header.",
    sideMenu: "The width of the open side menu.",
    sideMenuCollapsed: "The width of the side menu with icons only.",
    content: "The greatest width of a page’s content.",
    prose: "The greatest width of lines that are read.",
    dialog: "The width of a dialog.",
  },
  breakpoint: {
    small: "Below: one column, and actions in the full width.",
    medium: "Below: tables become cards, and dialogs fill a phone.",
    large: "Below: the side menu becomes a drawer, and the thumb bar is shown.",
    wide: "From here: public pages have a column more.",
    widest: "No layout changes here yet.",
  },
};

/** Returns the purpose of a token. */
export const findRole = (group: keyof Groups, name: string): string =>
  new Map<string, string>(Object.entries(tokenRoles[group])).get(name) ?? "";
