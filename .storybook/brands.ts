import { createBrand, house, wireframe, type Theme } from "@broker/ui";
import kite from "@broker/ui/brands/kite.json" with { type: "json" };
import meridian from "@broker/ui/brands/meridian.json" with { type: "json" };

/** The brands of the toolbar, by name; the last two are white labels, made from a JSON file each. */
export const brands: Record<string, Theme> = {
  house,
  wireframe,
  meridian: createBrand(meridian),
  kite: createBrand(kite),
};
