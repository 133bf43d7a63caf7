import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { actions as actionsStyle, body, mark, notice, title as titleStyle } from "./notice.css.ts";

const icons = { information: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert };

/** The properties of {@link Notice}. */
export interface NoticeProps {
  /** The meaning, by colour and icon. */
  tone: "information" | "positive" | "warning" | "negative";
  /** The message in short. */
  title?: ReactNode;
  /** The message in full. */
  children?: ReactNode;
  /** Buttons or links for the next action. */
  actions?: ReactNode;
  /**
   * `alert` interrupts a screen reader, `status` waits, `none` is for a notice that the page has from the start. By default the
   * role follows from the tone.
   */
  role?: "alert" | "status" | "none";
}

/**
 * A message about an event or a condition, in the page. It is announced when it appears.
 *
 * @example
 * <Notice tone="negative" title="The deposit failed">Please try again.</Notice>
 */
export function Notice({ tone, title, children, actions, role }: NoticeProps) {
  const announced = role ?? (tone === "negative" ? "alert" : "status");
  return (
    <div className={notice({ tone })} role={announced === "none" ? undefined : announced}>
      <span className={mark({ tone })}>
        <Icon of={icons[tone]} />
      </span>
      <div className={body}>
        {title !== undefined && <p className={titleStyle}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </div>
  );
}
