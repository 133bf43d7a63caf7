import { Check, Copy, X } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { feedback, wrapper } from "./copy-button.css.ts";
import { useCopy } from "./use-copy.ts";

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string;
  /** Such as "Copy account number". */
  label: string;
  /** Such as "Copied!". */
  copiedLabel: string;
  /** Such as "Failed to copy!". */
  failedLabel: string;
}

const icons = { idle: Copy, copied: Check, failed: X };

/**
 * Copies a value and says whether it worked.
 *
 * @example
 * <CopyButton text={iban} label="Copy IBAN" copiedLabel="Copied!" failedLabel="Failed to copy!" />
 */
export function CopyButton({ text, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const [state, copy] = useCopy(text);
  const words = { idle: "", copied: copiedLabel, failed: failedLabel }[state];
  return (
    <span className={wrapper}>
      <IconButton
        icon={icons[state]}
        label={label}
        tone={state === "copied" ? "positive" : "plain"}
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
