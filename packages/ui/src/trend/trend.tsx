import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { trend } from "./trend.css.ts";

const icons = { up: TrendingUp, down: TrendingDown, flat: Minus };
const tones = { up: "positive", down: "negative", flat: "muted" } as const;

/** The properties of {@link Trend}. */
export interface TrendProps {
  /** Whether the figure rose, fell or stayed; by an arrow. */
  direction: "up" | "down" | "flat";
  /** The change as a text, such as "+4.2 % in 30 days". */
  label: string;
  /**
   * The meaning of the change, where rising is not good or falling not bad; by default up is positive and down is
   * negative.
   */
  tone?: "positive" | "negative" | "muted";
}

/**
 * The direction of a change, shown by arrow, text and colour together; for the `note` of a `FigureTile`.
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
