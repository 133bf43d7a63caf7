import { house } from "../../packages/ui/src/theme/themes/house.ts";
import { breakpoints, colorNames, type Theme, type Tokens } from "../../packages/ui/src/theme/tokens.ts";
import { toVariableName } from "../../packages/ui/src/theme/variable-name.ts";
import { colourRoles } from "./colour-roles.ts";
import { findRole } from "./token-roles.ts";

/** The groups of tokens: the groups of a theme, and the breakpoints, which have no CSS variables. */
export type TokenGroup = keyof Tokens | "breakpoint";

interface TokenPage {
  title: string;
  text: string;
  groups: readonly TokenGroup[];
}

/** The pages of tokens, by the name of their story. */
export const tokenPages = {
  Colour: {
    title: "Colour",
    text: "One colour for each role, light and dark in one variable. Roles that end in Text are readable on every surface; Foundations, Contrast has the figures.",
    groups: ["color"],
  },
  Type: {
    title: "Type",
    text: "Two faces, seven sizes with their line heights, three weights.",
    groups: ["font", "text", "weight"],
  },
  Space: {
    title: "Space",
    text: "Gaps and padding, in steps of 4 px. The compact density reduces them with a mouse.",
    groups: ["space"],
  },
  Size: {
    title: "Size",
    text: "Fixed sizes: touch targets, icons, and the frame of a page.",
    groups: ["size"],
  },
  Radius: { title: "Radius", text: "Corners, from a checkbox to a card.", groups: ["radius"] },
  Elevation: {
    title: "Elevation",
    text: "Shadows, by how far an element is above the page. Their colour is the token shadow.",
    groups: ["elevation"],
  },
  Stroke: { title: "Stroke", text: "Lines, borders and the focus ring.", groups: ["stroke", "focus"] },
  Layer: {
    title: "Layer",
    text: "What covers what: the z-index of everything that floats.",
    groups: ["layer"],
  },
  Motion: {
    title: "Motion",
    text: "Durations and curves. With reduced motion, nothing moves.",
    groups: ["duration", "easing"],
  },
  Breakpoints: {
    title: "Breakpoints",
    text: "The widths at which layouts change. Media queries cannot use variables: from() and below() of @broker/ui/theme write them.",
    groups: ["breakpoint"],
  },
} as const satisfies Readonly<Record<string, TokenPage>>;

export type TokenPageName = keyof typeof tokenPages;

/** A token with its values. */
export interface TokenRow {
  group: TokenGroup;
  name: string;
  /** How a style sheet refers to it. */
  reference: string;
  light: string;
  /** The same as `light`, except for colours. */
  dark: string;
  /** The purpose of the group. */
  role: string;
}

/** The groups of every theme, as its type lists them. */
const isGroup = (name: string): name is Exclude<keyof Tokens, "color"> =>
  name in house && !["name", "logo", "color"].includes(name);

/** Returns all tokens of a theme. */
export function readTokens(theme: Theme): readonly TokenRow[] {
  const colours = colorNames.map((name): TokenRow => {
    const [light, dark] = theme.color[name];
    const reference = `var(${toVariableName("color", name)})`;
    return { group: "color", name, reference, light, dark, role: colourRoles[name] };
  });
  const others = Object.keys(theme)
    .filter(isGroup)
    .flatMap((group) =>
      Object.entries<string>(theme[group]).map(([name, value]): TokenRow => {
        const reference = `var(${toVariableName(group, name)})`;
        return { group, name, reference, light: value, dark: value, role: findRole(group, name) };
      }),
    );
  const widths = Object.entries(breakpoints).map(([name, width]): TokenRow => {
    const value = `${width}px`;
    return {
      group: "breakpoint",
      name,
      reference: `from("${name}")`,
      light: value,
      dark: value,
      role: findRole("breakpoint", name),
    };
  });
  return [...colours, ...others, ...widths];
}
