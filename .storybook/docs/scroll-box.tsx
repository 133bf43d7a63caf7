import type { ReactNode } from "react";

interface ScrollBoxProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A box whose content may be wider than a phone. It can be reached by key, and then scrolled. */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scroll container must be focusable so that the keyboard can scroll it, and a named group is no form fieldset
  <div className={className} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
