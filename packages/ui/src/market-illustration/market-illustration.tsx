import { picture, shape } from "./market-illustration.css.ts";

/** Candles as [x, high, top of body, bottom of body, low]; y grows downwards. */
const candles: readonly (readonly [number, number, number, number, number])[] = [
  [60, 318, 332, 372, 388],
  [108, 300, 318, 340, 360],
  [156, 306, 322, 356, 366],
  [204, 268, 284, 326, 342],
  [252, 252, 262, 292, 304],
  [300, 262, 276, 306, 322],
  [348, 222, 240, 284, 296],
  [396, 206, 214, 246, 262],
  [444, 216, 226, 252, 276],
  [492, 164, 182, 232, 244],
  [540, 150, 160, 190, 206],
  [588, 158, 170, 198, 212],
  [636, 104, 122, 176, 188],
];
const falling = new Set([2, 5, 8, 11]);

const rise = "366C92 352 122 330 176 318S268 268 322 262S408 214 462 206S556 146 606 136S668 96 700 78";
const trend = `M20 ${rise}`;
/** The same shape from edge to edge, for the area below the line. */
const ground = `M-10 372L20 ${rise}L770 44`;
const contours = [30, 62, 98, 138, 182];

/**
 * A decorative drawing of a rising market in the theme's colours, hidden from screen readers.
 *
 * @example
 * <MarketIllustration />
 */
export function MarketIllustration() {
  return (
    <svg viewBox="0 0 760 470" className={picture} aria-hidden focusable="false">
      {[110, 190, 270, 350, 430].map((y) => (
        <path key={y} d={`M0 ${y}H760`} className={shape({ tone: "grid" })} strokeDasharray="2 8" />
      ))}
      <path d={`${ground}V470H-10Z`} className={shape({ tone: "area" })} />
      {contours.map((offset, index) => (
        <path
          key={offset}
          d={ground}
          transform={`translate(0 ${offset})`}
          className={shape({ tone: "contour" })}
          opacity={0.75 - index * 0.14}
        />
      ))}
      {candles.map(([x, high, top, bottom, low], index) => (
        <g key={x} className={shape({ tone: falling.has(index) ? "fall" : "rise" })}>
          <path d={`M${x} ${high}V${top}M${x} ${bottom}V${low}`} />
          <rect x={x - 10} y={top} width={20} height={bottom - top} rx={3} />
        </g>
      ))}
      <path d={trend} transform="translate(0 -34)" className={shape({ tone: "line" })} />
      <circle cx={700} cy={44} r={20} className={shape({ tone: "ring" })} />
      <circle cx={700} cy={44} r={11} className={shape({ tone: "ring" })} />
      <circle cx={700} cy={44} r={5} className={shape({ tone: "dot" })} />
    </svg>
  );
}
