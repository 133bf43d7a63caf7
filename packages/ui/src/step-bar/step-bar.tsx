import { ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "../icon/icon.tsx";
import { useIsBelow } from "../viewport/use-is-below.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as css from "./step-bar.css.ts";

/** The properties of {@link StepBar}. */
export interface StepBarProps {
  /** The button that leads on; none on a step that continues by itself. */
  children?: ReactNode;
  /** The button that leads back, or a second button. */
  back?: ReactNode;
  /** The name of the summary, such as "Your deposit". */
  label: string;
  /** The line before the summary, such as "RM 447.00 →"; the label by default. */
  lead?: ReactNode;
  /** The summary in one line, such as "$100.00". */
  summary: ReactNode;
  /** The whole summary, which opens above the line. */
  details: ReactNode;
}

/**
 * The last part of a step of a wizard: the summary, and the buttons that lead back and on. On phones and tablets, where
 * the page has no room for the summary beside the step, a bar that stays in view above the shell's bottom bar has the
 * summary and the button that leads on; on tablets it also has the button that leads back. Render it as the last child of
 * the step's `Stack`, in a large `Card`.
 *
 * @example
 * <StepBar back={<Button variant="secondary">Prev</Button>} label="Your deposit" summary="$100.00" details={<DescriptionList items={[{ term: "Fee", details: "$0.00" }]} />}><Button type="submit">Next</Button></StepBar>
 */
export function StepBar({ children, back, label, lead, summary, details }: StepBarProps) {
  const isNarrow = useIsBelow("large");
  const isPhone = useIsBelow("medium");
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  if (!isNarrow) {
    if (!back && !children) return null;
    return (
      <div className={css.row}>
        {back}
        <div className={css.ending}>{children}</div>
      </div>
    );
  }
  return (
    <>
      {isPhone && back && <div className={css.row}>{back}</div>}
      <div className={css.bar}>
        {isOpen && (
          <div id={detailsId} className={css.details}>
            {details}
          </div>
        )}
        <div className={css.line}>
          {!isPhone && back}
          <AriaButton
            className={css.toggle}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": detailsId })}
            onPress={() => setOpen(!isOpen)}
          >
            <span className={css.chevron({ open: isOpen })}>
              <Icon of={ChevronUp} />
            </span>
            <span className={css.toggleWords}>
              {lead !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
              <span className={css.name}>{lead ?? label}</span>
              <span className={css.amount}>{summary}</span>
            </span>
          </AriaButton>
          {children}
        </div>
      </div>
    </>
  );
}
