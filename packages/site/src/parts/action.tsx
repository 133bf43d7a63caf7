import type { ReactNode } from "react";
import * as css from "./action.css.ts";

interface ActionProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly look?: keyof typeof css.looks;
  readonly isCompact?: boolean;
}

/** A link that looks like a button. */
export function Action({ href, children, look = "primary", isCompact = false }: ActionProps) {
  return (
    <a href={href} className={[css.base, css.looks[look], isCompact ? css.compact : ""].join(" ").trim()}>
      {children}
    </a>
  );
}

/** A link to a further page, on a separate line. */
export function More({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className={css.arrow}>
      {children}
    </a>
  );
}

/** A link within a sentence. */
export function Inline({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className={css.inline}>
      {children}
    </a>
  );
}
