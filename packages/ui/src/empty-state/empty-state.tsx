import type { ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { action as actionStyle, disc, emptyState, words } from "./empty-state.css.ts";

/** The properties of {@link EmptyState}. */
export interface EmptyStateProps {
  /** The name of the missing content, such as "No deposits yet". */
  title: string;
  /** The level of the heading in its page. */
  level?: 1 | 2 | 3 | 4;
  /** A sentence on how the place is filled. */
  children?: ReactNode;
  /** The icon above the title. */
  icon?: IconProps["of"];
  /** The next action. */
  action?: ReactNode;
}

/**
 * A message that there is no content, or that loading it failed, with the next action.
 *
 * @example
 * <EmptyState title="No deposits yet" action={<Link href="/deposit-withdraw" look="primary">Deposit</Link>} />
 */
export function EmptyState({ title, level = 3, children, icon, action }: EmptyStateProps) {
  return (
    <div className={emptyState}>
      {icon && (
        <span className={disc}>
          <Icon of={icon} size="large" />
        </span>
      )}
      <Heading level={level} size="lead">
        {title}
      </Heading>
      {children !== undefined && <div className={words}>{children}</div>}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
