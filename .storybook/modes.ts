/** The globals of a mode; `viewport` is Chromatic's own, in px. */
const mode = (globals: { brand: string; scheme: string; direction?: string; viewport: number }) => globals;
const [desk, phone] = [1280, 390];

/** The modes in which Chromatic renders each story: selected combinations of brand, scheme, width and direction. */
export const modes = {
  house: mode({ brand: "house", scheme: "light", viewport: desk }),
  "house dark": mode({ brand: "house", scheme: "dark", viewport: desk }),
  "house phone": mode({ brand: "house", scheme: "light", viewport: phone }),
  "house right to left": mode({ brand: "house", scheme: "light", direction: "rtl", viewport: desk }),
  meridian: mode({ brand: "meridian", scheme: "light", viewport: desk }),
  "kite dark phone": mode({ brand: "kite", scheme: "dark", viewport: phone }),
  wireframe: mode({ brand: "wireframe", scheme: "light", viewport: desk }),
};
