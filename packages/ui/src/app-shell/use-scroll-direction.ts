import { useEffect, useState } from "react";

/** Shorter movements, in px, are ignored. */
const threshold = 8;

/** Returns whether the page was last scrolled up or down; `up` at its top. */
export function useScrollDirection(): "up" | "down" {
  const [direction, setDirection] = useState<"up" | "down">("up");
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now <= threshold) setDirection("up");
      if (Math.abs(now - last) < threshold) return;
      setDirection(now > last && now > threshold ? "down" : "up");
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return direction;
}
