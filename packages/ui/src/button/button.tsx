import { type ReactNode, useEffect } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { announce } from "../announce/announce.ts";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { button, label, labels } from "./button.css.ts";

/** The properties of `Button` that come from React Aria. */
type Behaviour = Pick<
  AriaButtonProps,
  "onPress" | "type" | "isDisabled" | "autoFocus" | "form" | "id" | "slot" | "aria-expanded"
>;

/** The properties of {@link Button}. */
export interface ButtonProps extends Behaviour {
  /** The label, which names the action of a press. */
  children: ReactNode;
  /** The importance: one `primary` per place, and `danger` for what cannot be undone. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** `full` is as wide as its container. */
  width?: "content" | "full";
  /** The icon before the label. */
  icon?: IconProps["of"];
  /** While true the button cannot be pressed, stays focused and shows `pendingLabel`. */
  isPending?: boolean;
  /** The label while pending, such as "Signing In..."; required with `isPending`. */
  pendingLabel?: string;
  /** The accessible name where the label is ambiguous, such as "Remove receipt.pdf" for "Remove". */
  "aria-label"?: string;
}

/**
 * A button that performs an action. For navigation use `Link`.
 *
 * @example
 * export function Example() {
 *   const [isSaving, setSaving] = useState(false);
 *   return (
 *     <Button isPending={isSaving} pendingLabel="Saving…" onPress={() => setSaving(true)}>
 *       Save
 *     </Button>
 *   );
 * }
 */
export function Button(props: ButtonProps) {
  const { children, variant, width, icon, isPending = false, pendingLabel, ...behaviour } = props;
  const { onPress, type, ...rest } = behaviour;
  const work = isPending ? pendingLabel : undefined;
  useEffect(() => {
    if (work !== undefined) announce(work);
  }, [work]);
  return (
    <AriaButton
      {...rest}
      // React Aria's own `isPending` announces the button, which may be removed by then.
      {...(isPending
        ? { "aria-disabled": true, "data-pending": true }
        : { ...(onPress && { onPress }), ...(type && { type }) })}
      className={button({ variant, width })}
    >
      <span className={labels}>
        <span className={label} aria-hidden={isPending}>
          {icon && <Icon of={icon} isDirectional />}
          {children}
        </span>
        {pendingLabel !== undefined && (
          <span className={label} aria-hidden={!isPending}>
            <Spinner />
            {pendingLabel}
          </span>
        )}
      </span>
    </AriaButton>
  );
}
