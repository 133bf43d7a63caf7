import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { tooltip } from "./tooltip.css.ts";

/** The properties of {@link Tooltip}. */
export interface TooltipProps {
  /** A short text that helps but is not essential: touch screens never show it. */
  words: string;
  /** The button or link that it describes. */
  children: ReactElement;
}

/**
 * A short text above a control on hover or focus.
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
