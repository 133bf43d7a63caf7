import type { IconProps } from "../icon/icon.tsx";

/** An action of a `Menu`. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: IconProps["of"];
  /** Mirrors the icon in right-to-left text, for icons that point somewhere. */
  isDirectional?: boolean;
  /** Makes the action a link. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
}

/** An option of a {@link MenuChoice}. */
export interface MenuOption {
  /** Unique in the menu. */
  id: string;
  label: string;
  /** The BCP 47 tag of the label's language, where it differs from the page's. */
  lang?: string;
  icon?: IconProps["of"];
}

/** A choice of one of several options, such as a language, among the actions of a `Menu`. */
export interface MenuChoice {
  id: string;
  /** The heading of the options. */
  label: string;
  options: readonly MenuOption[];
  /** The id of the selected option. */
  selected: string;
  onSelect: (id: string) => void;
  /** The number of options side by side. */
  columns: 2 | 3;
  /** Keeps the menu open after a selection, for choices whose effect is visible behind it. */
  staysOpen?: boolean;
}
