import { useState } from "react";

const KEY = "menuCollapsed";

function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the side menu shows its icons only; this browser remembers it, where it keeps anything. */
export function useMenuCollapse(): readonly [
  isCollapsed: boolean,
  setCollapsed: (isCollapsed: boolean) => void,
] {
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const remember = (next: boolean) => {
    setCollapsed(next);
    try {
      if (next) localStorage.setItem(KEY, "");
      else localStorage.removeItem(KEY);
    } catch {
      // It holds until the page is left.
    }
  };
  return [isCollapsed, remember];
}
