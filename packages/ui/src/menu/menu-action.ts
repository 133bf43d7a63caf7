import type { IconProps } from "../icon/icon.tsx";

/** An action of a `Menu`. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: IconProps["of"];
  /** Makes the action a link. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
}
