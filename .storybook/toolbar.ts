import type { Fault } from "@broker/mocks";
import { languages } from "../packages/screens/src/locales/languages.ts";
import { brands } from "./brands.ts";

const choice = <const Icon extends string>(description: string, icon: Icon, items: readonly string[]) => ({
  description,
  toolbar: {
    title: description,
    icon,
    items: items.map((value) => ({ value, title: `${description}: ${value}` })),
    dynamicTitle: true,
  },
});

/** Repeated here, because an import of the mocks would load the service worker also for stories without requests. */
const faults: Record<Fault, true> = {
  offline: true,
  noReply: true,
  slow: true,
  html500: true,
  unknownCall: true,
  unavailable: true,
  rateLimited: true,
  signedOut: true,
  refusedWithoutMessage: true,
  empty: true,
  truncated: true,
  wrongShape: true,
};

/** The network choices: the story's own scenario, or one fault for every call. */
const networks = ["story", ...Object.keys(faults)];

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
