import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { tooltip } from "./tooltip.css.ts";

export interface TooltipProps {
  /** A few words that help but are not needed: touch screens never show them. */
  words: string;
  /** The button or link they are about. */
  children: ReactElement;
}

/**
 * A few words above a control under the pointer or with the focus.
 *
 * @example
 * <Tooltip words="Refresh"><IconButton icon={RefreshCw} label="Refresh" /></Tooltip>
 */
export function Tooltip({ words, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip className={tooltip} offset={6}>
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
