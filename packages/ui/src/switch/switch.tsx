import type { ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from "react-aria-components/Switch";
import { field, thumb, track } from "./switch.css.ts";

type Behaviour = Pick<
  AriaSwitchProps,
  "id" | "name" | "isSelected" | "defaultSelected" | "onChange" | "isDisabled"
>;

export interface SwitchProps extends Behaviour {
  /** What is on or off. */
  children: ReactNode;
}

/**
 * Turns something on or off at once. For what is sent with a form, use `Checkbox`.
 *
 * @example
 * <Switch isSelected={isOn} onChange={setOn}>Email me about deposits</Switch>
 */
export function Switch({ children, ...behaviour }: SwitchProps) {
  return (
    <AriaSwitch {...behaviour} className={field}>
      <span className={track}>
        <span className={thumb} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
