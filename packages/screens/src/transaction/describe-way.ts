interface Way {
  readonly fromPlatform: string;
  readonly toPlatform: string;
}

/**
 * Describes the way of a transfer in one line. The arrow points in the direction of reading; in a page from right to left,
 * two marks order the line, also where its element finds the direction by its text.
 */
export const describeWay = ({ fromPlatform, toPlatform }: Way): string =>
  document.dir === "rtl" ? `\u200F${fromPlatform} \u200F← ${toPlatform}` : `${fromPlatform} → ${toPlatform}`;
