import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { iconButton } from "./icon-button.css.ts";

type Behaviour = Pick<
  AriaButtonProps,
  "onPress" | "isDisabled" | "slot" | "aria-pressed" | "aria-expanded" | "aria-disabled"
>;

export interface IconButtonProps extends Behaviour {
  icon: IconProps["of"];
  /** What the button does, in words; the icon alone says nothing to many. */
  label: string;
  variant?: "quiet" | "outline";
  tone?: "plain" | "positive";
  /** Set for icons that point along the line of reading. */
  isDirectional?: boolean;
}

/**
 * A button that is a picture, with its words for those who do not see it.
 *
 * @example
 * <IconButton icon={X} label="Close" onPress={close} />
 */
export function IconButton({
  icon,
  label,
  variant,
  tone,
  isDirectional = false,
  ...behaviour
}: IconButtonProps) {
  return (
    <AriaButton {...behaviour} aria-label={label} className={iconButton({ variant, tone })}>
      <Icon of={icon} isDirectional={isDirectional} />
    </AriaButton>
  );
}
