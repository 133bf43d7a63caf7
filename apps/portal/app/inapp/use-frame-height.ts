import { type RefObject, useEffect } from "react";
import { hostLink } from "./host-link.ts";

/** The space around a dialog (px). */
const AROUND = 64;

/**
 * Reports the height of the content, and of an open dialog, so that the host makes the frame as tall.
 */
export function useFrameHeight(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = 0;
    const page = () => content.current ?? document.querySelector("main");
    const measure = () => {
      const dialogs = [...document.querySelectorAll("[role=dialog],[role=alertdialog]")];
      const heights = dialogs.map((dialog) => dialog.scrollHeight + AROUND);
      const height = Math.ceil(Math.max(page()?.getBoundingClientRect().height ?? 0, ...heights));
      if (height === last) return;
      last = height;
      hostLink().post({ type: "resize", height });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    // Content grows by a new element, and a dialog is added to the body, beside the content.
    const elements = new MutationObserver(measure);
    elements.observe(document.body, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      elements.disconnect();
    };
  }, [content]);
}
