import type { ReactNode } from "react";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { Money } from "../money/money.tsx";
import type { Decimal } from "../money/money-format.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { useCount } from "./use-count.ts";
import { label as labelStyle, note as noteStyle, tile, value as valueStyle } from "./figure-tile.css.ts";

/** The properties of {@link FigureTile}. */
export interface FigureTileProps {
  /** The name of the figure, such as "E-Wallet". */
  label: string;
  /** The amount, or `undefined` while it is loading: the tile has the same size. */
  value: Decimal | undefined;
  /** An ISO 4217 code such as `USD`, or another unit such as `USDT`. */
  currency: string;
  /** The icon before the name. */
  icon?: IconProps["of"];
  /** A line below the figure. */
  note?: ReactNode;
  /** A card of its own, `plain` text inside a card, or the figure that `lead`s its page, at 48 px. */
  look?: "card" | "plain" | "lead";
}

const sizes = { card: "figure", plain: "title", lead: "lead" } as const;

/**
 * A balance with its label. Outside of cards of their own, changed balances count to the new value.
 *
 * @example
 * <FigureTile label="E-Wallet" value="12480.55" currency="USD" />
 */
export function FigureTile({ label, value, currency, icon, note, look = "card" }: FigureTileProps) {
  const shown = useCount(value, look !== "card");
  return (
    <dl className={tile({ look })} aria-busy={value === undefined}>
      <dt className={labelStyle}>
        {icon && <Icon of={icon} size="small" />}
        {label}
      </dt>
      <dd className={valueStyle({ look })}>
        {shown === undefined ? (
          <Skeleton height={look === "lead" ? "target" : "title"} width="most" />
        ) : (
          <Money value={shown} currency={currency} size={sizes[look]} />
        )}
      </dd>
      {note !== undefined && <dd className={noteStyle}>{note}</dd>}
    </dl>
  );
}
