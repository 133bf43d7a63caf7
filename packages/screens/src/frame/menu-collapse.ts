import { useState } from "react";

const KEY = "menuCollapsed";

function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns whether the side menu is collapsed, with its setter; stored in the browser, where it permits that. */
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
      // Without storage, the choice holds for this page load.
    }
  };
  return [isCollapsed, remember];
}
