const mode = (globals: Record<string, string | object>) => globals;
const phone = { viewport: { value: "phone" } };

/** In which surroundings Chromatic takes each story: brand, scheme, width and direction, not every product of them. */
export const modes = {
  house: mode({ brand: "house", scheme: "light" }),
  "house dark": mode({ brand: "house", scheme: "dark" }),
  "house phone": mode({ brand: "house", scheme: "light", ...phone }),
  "house right to left": mode({ brand: "house", scheme: "light", direction: "rtl" }),
  meridian: mode({ brand: "meridian", scheme: "light" }),
  "kite dark phone": mode({ brand: "kite", scheme: "dark", ...phone }),
  wireframe: mode({ brand: "wireframe", scheme: "light" }),
};
