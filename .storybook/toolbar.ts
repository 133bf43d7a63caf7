import { languages } from "../packages/screens/src/locales/languages.ts";
import { brands } from "./brands.ts";
import { networks } from "./network.ts";

const choice = <const Icon extends string>(description: string, icon: Icon, items: readonly string[]) => ({
  description,
  toolbar: {
    title: description,
    icon,
    items: items.map((value) => ({ value, title: `${description}: ${value}` })),
    dynamicTitle: true,
  },
});

/** The menus of the toolbar. */
export const toolbar = {
  brand: choice("Brand", "paintbrush", Object.keys(brands)),
  scheme: choice("Scheme", "contrast", ["light", "dark", "system"]),
  locale: choice("Language", "globe", Object.keys(languages)),
  direction: choice("Direction", "transfer", ["auto", "ltr", "rtl"]),
  density: choice("Density", "component", ["comfortable", "compact"]),
  motion: choice("Motion", "lightning", ["system", "reduced"]),
  network: choice("Network", "cloud", networks),
};

/** The initial choices. */
export const initialChoices = {
  brand: "house",
  scheme: "light",
  locale: "en",
  direction: "auto",
  density: "comfortable",
  motion: "system",
  network: "story",
};
