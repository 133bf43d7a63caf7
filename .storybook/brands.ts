import { house, wireframe, type Theme } from "@broker/ui";

/** The brands of the toolbar, by name. */
export const brands: Record<string, Theme> = { house, wireframe };
