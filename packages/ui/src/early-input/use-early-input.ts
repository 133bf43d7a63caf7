import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Hands over what was typed into a server-rendered field before its scripts were there. React keeps the text in the
 * document but does not tell anybody, and would empty the field at the next change elsewhere in the form.
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
