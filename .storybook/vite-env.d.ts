/// <reference types="vite/client" />

declare module "virtual:picture-leads" {
  /** The names of the pictures that the lead of a title adds, by its id. */
  export const leads: Readonly<Record<string, readonly string[]>>;
}

declare module "virtual:messages" {
  import type { ListedFeature } from "./foundations/messages-plugin.ts";
  /** The messages of all features of the screens. */
  export const features: readonly ListedFeature[];
}
