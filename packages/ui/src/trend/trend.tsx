import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { trend } from "./trend.css.ts";

const icons = { up: TrendingUp, down: TrendingDown, flat: Minus };
const tones = { up: "positive", down: "negative", flat: "muted" } as const;

export interface TrendProps {
  direction: "up" | "down" | "flat";
  /** The development in words and figures, such as "+4.2 % in 30 days". */
  label: string;
  /** Where rising is not good or falling not bad; up is positive and down negative unless told. */
  tone?: "positive" | "negative" | "muted";
}

/**
 * Which way a figure went, told by an arrow, words and colour together; the `note` of a `FigureTile`.
 *
 * @example
 * <FigureTile label="E-Wallet" value="1250.00" currency="USD" note={<Trend direction="up" label="+4.2 % in 30 days" />} />
 */
export function Trend({ direction, label, tone = tones[direction] }: TrendProps) {
  return (
    <span className={trend({ tone })}>
      <Icon of={icons[direction]} size="small" />
      {label}
    </span>
  );
}
