import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import { arrived } from "../theme/arrived.css.ts";
import { Icon, type IconProps } from "../icon/icon.tsx";
import {
  end as endStyle,
  glyph,
  item,
  list,
  meta as metaStyle,
  row,
  title as titleStyle,
  words,
} from "./list-rows.css.ts";

/** The properties of {@link ListRow}. */
export interface ListRowProps {
  /** The icon at the start of the row. */
  icon: IconProps["of"];
  /** The name of the entry, such as "Deposit". */
  title: ReactNode;
  /** Muted facts below the title, such as a date and a method. */
  meta: ReactNode;
  /** The amount of the entry. */
  amount?: ReactNode;
  /** A `StatusBadge` below the amount. */
  badge?: ReactNode;
  /** Makes the whole row a link. */
  href?: string;
  /** Called when the link is opened. */
  onOpen?: () => void;
  /** Whether the entry has just arrived: its background is marked for a moment. */
  isNew?: boolean;
}

/**
 * An entry of {@link ListRows}: icon, title and facts, amount and status, in two lines.
 *
 * @example
 * <ListRow icon={ArrowDownLeft} title="Deposit" meta="20 Nov · Daybreak Bank" amount={<Money value="250.00" currency="USD" />} href="?id=D-1" />
 */
export function ListRow({ icon, title, meta, amount, badge, href, onOpen, isNew = false }: ListRowProps) {
  const content = (
    <>
      <span className={glyph}>
        <Icon of={icon} />
      </span>
      <span className={words}>
        <span className={titleStyle}>{title}</span>
        <span className={metaStyle}>{meta}</span>
      </span>
      <span className={endStyle}>
        {amount}
        {badge}
      </span>
    </>
  );
  return (
    <li className={isNew ? `${item} ${arrived}` : item}>
      {href === undefined ? (
        <div className={row}>{content}</div>
      ) : (
        <AriaLink className={row} href={href} {...(onOpen && { onPress: onOpen })}>
          {content}
        </AriaLink>
      )}
    </li>
  );
}

/** The properties of {@link ListRows}. */
export interface ListRowsProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The entries, each a {@link ListRow}. */
  children: ReactNode;
  /** The rows of a card without padding, or among other content. */
  look?: "card" | "plain";
}

/**
 * A list of entries that open, such as transactions on a phone.
 *
 * @example
 * <ListRows label="Deposits"><ListRow icon={ArrowDownLeft} title="Deposit" meta="20 Nov · Daybreak Bank" amount={<Money value="250.00" currency="USD" />} /></ListRows>
 */
export function ListRows({ label, children, look = "card" }: ListRowsProps) {
  return (
    <ul className={list({ look })} aria-label={label}>
      {children}
    </ul>
  );
}
