/** Globals of a story; `viewport` is Chromatic's own and takes px. */
const mode = (globals: { brand: string; scheme: string; direction?: string; viewport: number }) => globals;
const [desk, phone] = [1280, 390];

/** In which surroundings Chromatic takes each story: brand, scheme, width and direction, not every product of them. */
export const modes = {
  house: mode({ brand: "house", scheme: "light", viewport: desk }),
  "house dark": mode({ brand: "house", scheme: "dark", viewport: desk }),
  "house phone": mode({ brand: "house", scheme: "light", viewport: phone }),
  "house right to left": mode({ brand: "house", scheme: "light", direction: "rtl", viewport: desk }),
  meridian: mode({ brand: "meridian", scheme: "light", viewport: desk }),
  "kite dark phone": mode({ brand: "kite", scheme: "dark", viewport: phone }),
  wireframe: mode({ brand: "wireframe", scheme: "light", viewport: desk }),
};
