import { useLocale } from "react-aria-components/I18nProvider";
import { toCssVariable } from "../theme/css-variable.ts";
import { characters, money } from "./money.css.ts";
import { formatMoney, type Decimal } from "./money-format.ts";

/** The properties of {@link Money}. */
export interface MoneyProps {
  /** An exact decimal, such as `"1234.50"`. */
  value: Decimal;
  /** An ISO 4217 code such as `USD`, or another unit such as `USDT`. */
  currency: string;
  /** `lead` is 48 px, or smaller where its container is narrow. */
  size?: "inherit" | "body" | "title" | "figure" | "display" | "lead";
  /** The colour; `inherit` uses the colour of the parent. */
  tone?: "inherit" | "plain" | "muted" | "positive" | "negative";
}

/**
 * An amount of money in the user's locale, with tabular figures.
 *
 * @example
 * <Money value="1234.50" currency="USD" size="figure" />
 */
export function Money({ value, currency, size, tone }: MoneyProps) {
  const { locale } = useLocale();
  const text = formatMoney(value, currency, locale);
  return (
    <span
      className={money({ size, tone })}
      {...(size === "lead" && { style: toCssVariable(characters, String(text.length)) })}
    >
      {text}
    </span>
  );
}
