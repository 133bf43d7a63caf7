import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Reports text that was typed into a server-rendered field before hydration. React preserves the text in the document
 * without an event, and would clear it at the next change elsewhere in the form.
 */
export function useEarlyInput<Element extends HTMLElement>(
  field: RefObject<Element | null>,
  read: (element: Element) => void,
): void {
  const handOver = useEffectEvent(() => {
    if (field.current) read(field.current);
  });
  useEffect(() => handOver(), []);
}
