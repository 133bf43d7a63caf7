/// <reference types="vite/client" />

declare module "virtual:picture-leads" {
  /** The names of the pictures that the lead of a title adds, by its id. */
  export const leads: Readonly<Record<string, readonly string[]>>;
}
