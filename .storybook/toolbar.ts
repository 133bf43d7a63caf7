import { languages } from "../packages/screens/src/locales/languages.ts";
import { brands } from "./brands.ts";
import { networkChoices } from "./network/network-choice.ts";

const menu = <const Icon extends string>(
  description: string,
  icon: Icon,
  items: readonly (readonly [value: string, title: string])[],
) => ({
  description,
  toolbar: {
    title: description,
    icon,
    items: items.map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

const choice = <const Icon extends string>(description: string, icon: Icon, items: readonly string[]) =>
  menu(
    description,
    icon,
    items.map((value) => [value, `${description}: ${value}`]),
  );

/** The menus of the toolbar. */
export const toolbar = {
  brand: choice("Brand", "paintbrush", Object.keys(brands)),
  scheme: choice("Scheme", "contrast", ["light", "dark", "system"]),
  locale: choice("Language", "globe", Object.keys(languages)),
  direction: choice("Direction", "transfer", ["auto", "ltr", "rtl"]),
  density: choice("Density", "component", ["comfortable", "compact"]),
  motion: choice("Motion", "lightning", ["system", "reduced"]),
  network: menu("Network", "cloud", networkChoices),
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
