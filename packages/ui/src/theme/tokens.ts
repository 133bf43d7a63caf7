/** The names of all tokens of a theme, by group. Their values are set by brands (`themes/*.ts`). */
export const tokenShape = {
  /** One paint per role; see `Paint`. Text roles have a contrast of 4.5:1 on every surface on which they are used. */
  color: {
    canvas: null,
    surface: null,
    sunken: null,
    floating: null,
    hover: null,
    pressed: null,
    text: null,
    textMuted: null,
    border: null,
    borderStrong: null,
    focus: null,
    shadow: null,
    scrim: null,
    skeleton: null,
    skeletonShine: null,
    brand: null,
    brandHover: null,
    brandPressed: null,
    onBrand: null,
    brandSoft: null,
    brandLine: null,
    brandText: null,
    positiveSoft: null,
    positiveLine: null,
    positiveMark: null,
    positiveText: null,
    negativeSoft: null,
    negativeLine: null,
    negativeMark: null,
    negativeText: null,
    negative: null,
    negativeHover: null,
    negativePressed: null,
    onNegative: null,
    warningSoft: null,
    warningLine: null,
    warningMark: null,
    warningText: null,
    informationSoft: null,
    informationLine: null,
    informationMark: null,
    informationText: null,
  },
  font: { sans: null, mono: null },
  /** Seven text sizes, from small print to the headline of a marketing page. */
  text: {
    smallSize: null,
    smallLine: null,
    bodySize: null,
    bodyLine: null,
    leadSize: null,
    leadLine: null,
    titleSize: null,
    titleLine: null,
    headingSize: null,
    headingLine: null,
    displaySize: null,
    displayLine: null,
    heroSize: null,
    heroLine: null,
    tightTracking: null,
  },
  weight: { regular: null, medium: null, strong: null },
  /** Multiples of 4 px: `space[4]` is 16 px. */
  space: {
    1: null,
    2: null,
    3: null,
    4: null,
    5: null,
    6: null,
    8: null,
    10: null,
    12: null,
    16: null,
    20: null,
  },
  radius: { small: null, medium: null, large: null, pill: null },
  stroke: { thin: null, thick: null },
  elevation: { raised: null, floating: null, modal: null },
  focus: { width: null, offset: null },
  layer: { header: null, drawer: null, modal: null, floating: null, toast: null },
  duration: { quick: null, base: null, slow: null, modal: null, backdrop: null },
  easing: { out: null, inOut: null },
  /** Fixed sizes: the touch target, icons in controls, the frame of a page. */
  size: {
    target: null,
    iconSmall: null,
    iconMedium: null,
    iconLarge: null,
    header: null,
    sideMenu: null,
    sideMenuCollapsed: null,
    content: null,
    prose: null,
    dialog: null,
  },
} as const;

/** The groups of tokens and their names. */
type Shape = typeof tokenShape;

/** The CSS value of every token of a theme, in the groups of `tokenShape`. */
export type Tokens = { [Group in keyof Shape]: { [Name in keyof Shape[Group]]: string } };

/** The name of a colour role, such as `textMuted`. */
export type ColorName = keyof Tokens["color"];

const isColorName = (name: string): name is ColorName => Object.hasOwn(tokenShape.color, name);

/** All colour roles. */
// Free of side effects: bundlers omit all names of tokens where only the breakpoints are used.
export const colorNames: readonly ColorName[] = /* @__PURE__ */ Object.keys(tokenShape.color).filter(
  isColorName,
);

/** One colour in both schemes: `[light, dark]`, each an `oklch()` value. */
export type Paint = readonly [light: string, dark: string];

/** A complete brand: all tokens, with a paint for each colour role. */
export interface Theme extends Omit<Tokens, "color"> {
  /** The value of `data-theme`, for apps with several themes. */
  name: string;
  /** The address of the brand's logo, if its file has one, for headers. */
  logo?: string;
  /** The address of the logo for the dark scheme, if the brand's file has one. */
  logoDark?: string;
  color: Record<ColorName, Paint>;
}

/** The widths in px at which layouts change. */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200, widest: 1400 } as const;
