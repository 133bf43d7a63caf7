import type { ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from "react-aria-components/Switch";
import { field, thumb, track } from "./switch.css.ts";

/** The properties of `Switch` that come from React Aria. */
type Behaviour = Pick<
  AriaSwitchProps,
  "id" | "name" | "isSelected" | "defaultSelected" | "onChange" | "isDisabled"
>;

/** The properties of {@link Switch}. */
export interface SwitchProps extends Behaviour {
  /** The label of the setting. */
  children: ReactNode;
}

/**
 * Turns a setting on or off at once. For a value that is submitted with a form, use `Checkbox`.
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
