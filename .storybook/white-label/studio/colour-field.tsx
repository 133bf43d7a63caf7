import { TextField } from "@broker/ui";

interface ColourFieldProps {
  label: string;
  description?: string;
  value: string;
  /** The colour in the picker while the field is empty. */
  fallback?: string;
  errorMessage: string | undefined;
  onChange: (value: string) => void;
}

/** Returns a colour as the browser's picker takes it: six digits. */
function toSixDigits(colour: string): string {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const [, red, green, blue] = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour) ?? [];
  return red === undefined ? "#808080" : `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase();
}

/** A colour to type or to pick. */
export function ColourField(props: ColourFieldProps) {
  const { label, description, value, fallback = "", errorMessage, onChange } = props;
  return (
    <TextField
      label={label}
      {...(description !== undefined && { description })}
      value={value}
      onChange={(typed) => onChange(typed.trim())}
      errorMessage={errorMessage}
      spellCheck="false"
      autoComplete="off"
      suffix={
        <input
          type="color"
          className="studio-picker"
          aria-label={`Pick: ${label}`}
          value={toSixDigits(value === "" ? fallback : value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
    />
  );
}
