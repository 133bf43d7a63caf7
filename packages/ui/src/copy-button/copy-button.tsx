import { Check, Copy, X } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { feedback, wrapper } from "./copy-button.css.ts";
import { useCopy } from "./use-copy.ts";

/** The properties of {@link CopyButton}. */
export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The label, such as "Copy account number". */
  label: string;
  /** The confirmation, such as "Copied!". */
  copiedLabel: string;
  /** The message of a failure, such as "Failed to copy!". */
  failedLabel: string;
}

const icons = { idle: Copy, copied: Check, failed: X };

/**
 * A button that copies a text and shows whether it worked.
 *
 * @example
 * <CopyButton text="5004217" label="Copy account number" copiedLabel="Copied!" failedLabel="Failed to copy!" />
 */
export function CopyButton({ text, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const { step, copy } = useCopy(text);
  const words = { idle: "", copied: copiedLabel, failed: failedLabel }[step];
  return (
    <span className={wrapper}>
      <IconButton
        icon={icons[step]}
        label={label}
        tone={step === "copied" ? "positive" : "plain"}
        onPress={copy}
      />
      {words !== "" && (
        <span aria-hidden className={feedback}>
          {words}
        </span>
      )}
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
    </span>
  );
}
