import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { actions as actionsStyle, body, mark, notice, title as titleStyle } from "./notice.css.ts";

const icons = { information: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert };

export interface NoticeProps {
  tone: "information" | "positive" | "warning" | "negative";
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links: the way on. */
  actions?: ReactNode;
  /** `alert` interrupts, `status` waits its turn, `none` for what stood there from the start. By tone unless told. */
  role?: "alert" | "status" | "none";
}

/**
 * Says what happened or what to know, in place. Put it where it will appear: it is announced when it does.
 *
 * @example
 * {failure && <Notice tone="negative">{failure}</Notice>}
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
