import type { ReactNode } from "react";
import { actions, place } from "./actions.css.ts";

/** The properties of {@link Actions}. */
export interface ActionsProps {
  /** Buttons and links that look like buttons, the primary one first. */
  children: ReactNode;
}

/**
 * The actions of a panel, side by side. In a narrow panel, as on phones, the first has a line of its own, and the others
 * share the next.
 *
 * @example
 * <Actions><Link href="/deposit" look="primary">Deposit</Link><Button variant="secondary">Transfer</Button></Actions>
 */
export function Actions({ children }: ActionsProps) {
  return (
    <div className={place}>
      <div className={actions}>{children}</div>
    </div>
  );
}
