import { breakpoints, house } from "@broker/ui";
import type { CSSProperties } from "react";
import type { TokenRow } from "./token-pages.ts";

const words = "Follow every dollar";

/** The end of a curve is a fifth above its box, for curves that overshoot. */
function Curve({ css }: { css: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = Array.from(css.matchAll(/-?[\d.]+/g), ([figure]) =>
    Number(figure),
  );
  const path = `M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
  return (
    <svg className="token-curve" viewBox="-4 -4 108 108" aria-hidden>
      <path d={path} />
    </svg>
  );
}

const longest = Math.max(...Object.values(house.duration).map(Number.parseFloat));
const highest = Math.max(...Object.values(house.layer).map(Number));

/** A sample of a text token: the size or the line height of words, or their letter spacing. */
function styleOfText({ name, reference }: TokenRow): CSSProperties {
  if (name.endsWith("Size")) return { fontSize: reference, lineHeight: 1.2 };
  if (name.endsWith("Line")) return { lineHeight: reference, background: "var(--broker-color-sunken)" };
  return { letterSpacing: reference };
}

/** Draws a token, in the brand and the scheme of the page. */
export function Specimen({ row }: { row: TokenRow }) {
  const { group, name, reference } = row;
  const bar = (inlineSize: string) => <span aria-hidden className="token-bar" style={{ inlineSize }} />;
  const box = (style: CSSProperties) => <span aria-hidden className="token-box" style={style} />;
  const text = (style: CSSProperties) => (
    <span aria-hidden className="token-words" style={style}>
      {words}
    </span>
  );
  switch (group) {
    case "color":
      return null;
    case "font":
      return text({ fontFamily: reference });
    case "text":
      return text(styleOfText(row));
    case "weight":
      return text({ fontWeight: reference });
    case "space":
    case "size":
      return bar(reference);
    case "radius":
      return box({ borderRadius: reference });
    case "stroke":
      return box({ borderWidth: reference });
    case "elevation":
      return box({ boxShadow: reference, border: 0, background: "var(--broker-color-floating)" });
    case "focus":
      return box({
        outlineStyle: "solid",
        outlineColor: "var(--broker-color-focus)",
        outlineWidth: "var(--broker-focus-width)",
        outlineOffset: name === "offset" ? reference : 0,
      });
    case "layer":
      return bar(`${(Number(row.light) / highest) * 100}%`);
    case "duration":
      return bar(`${(Number.parseFloat(row.light) / longest) * 100}%`);
    case "easing":
      return <Curve css={row.light} />;
    case "breakpoint":
      return bar(`${(Number.parseFloat(row.light) / breakpoints.widest) * 100}%`);
    default:
      return group satisfies never;
  }
}
