import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { figure as figureStyle, iconButton } from "./icon-button.css.ts";

/** The properties of `IconButton` that come from React Aria. */
type Behaviour = Pick<
  AriaButtonProps,
  | "onPress"
  | "onPressStart"
  | "onHoverStart"
  | "onFocus"
  | "isDisabled"
  | "slot"
  | "aria-pressed"
  | "aria-expanded"
  | "aria-disabled"
>;

/** The properties of {@link IconButton}. */
export interface IconButtonProps extends Behaviour {
  /** One of the icons that this package exports, such as `X`. */
  icon: IconProps["of"];
  /** The accessible name, since an icon alone is ambiguous. */
  label: string;
  /** `outline` has a border. */
  variant?: "quiet" | "outline";
  /** A short figure on the icon, such as how many messages are unread; the label says it too. */
  figure?: string;
  /** The meaning, by colour. */
  tone?: "plain" | "positive";
  /** Set for icons that point along the reading direction. */
  isDirectional?: boolean;
}

/**
 * A button with an icon, and an accessible name.
 *
 * @example
 * export function Example() {
 *   const [time, setTime] = useState(() => new Date());
 *   return (
 *     <Inline>
 *       <Text>{time.toLocaleTimeString("en-GB")}</Text>
 *       <IconButton icon={RefreshCw} label="Refresh" onPress={() => setTime(new Date())} />
 *     </Inline>
 *   );
 * }
 */
export function IconButton({
  icon,
  label,
  variant,
  figure,
  tone,
  isDirectional = false,
  ...behaviour
}: IconButtonProps) {
  return (
    <AriaButton {...behaviour} aria-label={label} className={iconButton({ variant, tone })}>
      <Icon of={icon} isDirectional={isDirectional} />
      {figure !== undefined && (
        <span className={figureStyle} aria-hidden="true">
          {figure}
        </span>
      )}
    </AriaButton>
  );
}
