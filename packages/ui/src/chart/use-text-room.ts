import { useCallback, useState } from "react";

/**
 * Measures how many characters of the axis fit side by side into the element that gets `measure` as its ref, with the
 * user's text size; `null` until it is measured.
 *
 * @example
 * const { measure, room } = useTextRoom();
 */
export function useTextRoom(): {
  measure: (element: HTMLElement | null) => (() => void) | undefined;
  room: number | null;
} {
  const [room, setRoom] = useState<number | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // Digits are a little wider than letters.
      const character = Number.parseFloat(getComputedStyle(element).fontSize) * 0.56;
      setRoom(Math.floor(element.clientWidth / character));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { measure, room };
}
