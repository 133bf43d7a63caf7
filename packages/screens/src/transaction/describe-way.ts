interface Way {
  readonly fromPlatform: string;
  readonly toPlatform: string;
}

/**
 * Describes the way of a transfer in one line. The arrow points in the direction of reading, and the names keep their own
 * direction.
 */
export function describeWay({ fromPlatform, toPlatform }: Way): string {
  // The mark at the beginning orders the line, also where its element finds the direction by its text.
  const [mark, arrow] = document.documentElement.dir === "rtl" ? ["\u200F", "←"] : ["", "→"];
  return `${mark}\u2068${fromPlatform}\u2069 ${arrow} \u2068${toPlatform}\u2069`;
}
