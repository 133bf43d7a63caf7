import { CircleAlert, CircleCheck, CircleX, Clock, Info, Minus } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Badge, type BadgeTone } from "../badge/badge.tsx";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { pressable } from "./status-badge.css.ts";

const icons: Record<BadgeTone, IconProps["of"]> = {
  neutral: Minus,
  brand: Clock,
  information: Info,
  positive: CircleCheck,
  warning: CircleAlert,
  negative: CircleX,
};

/** The properties of {@link StatusBadge}. */
export interface StatusBadgeProps {
  /** The meaning, by colour and icon; the label says it too. */
  tone: BadgeTone;
  /** The name of the state. */
  label: string;
  /** Replaces the tone's own icon. */
  icon?: IconProps["of"];
  /** Makes the badge a button. */
  onPress?: () => void;
  /** The accessible name of the button, which begins with the label, such as "Verified, transfer funds". */
  pressLabel?: string;
}

/**
 * A state, shown by text, icon and colour together.
 *
 * @example
 * <StatusBadge tone="positive" label="Completed" />
 */
export function StatusBadge({ tone, label, icon, onPress, pressLabel }: StatusBadgeProps) {
  const badge = (
    <Badge tone={tone}>
      <Icon of={icon ?? icons[tone]} size="small" />
      {label}
    </Badge>
  );
  if (onPress === undefined) return badge;
  return (
    <AriaButton
      className={pressable}
      onPress={onPress}
      {...(pressLabel !== undefined && { "aria-label": pressLabel })}
    >
      {badge}
    </AriaButton>
  );
}
