import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

/** The properties of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  "type" | "prefix" | "suffix" | "autoComplete"
> {
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete: "current-password" | "new-password";
  /** The label of the toggle while the password is hidden. */
  showLabel: string;
  /** The label of the toggle while the password is visible. */
  hideLabel: string;
}

/**
 * A field for a password, hidden until the user shows it.
 *
 * @example
 * <PasswordField label="Password" autoComplete="current-password" showLabel="Show password" hideLabel="Hide password" />
 */
export function PasswordField({ showLabel, hideLabel, ...fieldProps }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...fieldProps}
      type={isShown ? "text" : "password"}
      spellCheck="false"
      suffix={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? hideLabel : showLabel}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
