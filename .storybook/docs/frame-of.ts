import { viewportOf, type Viewport } from "../viewports.ts";

/** Matches whole screens, overlays, and sections of the public site. */
const needsWindow = /^(Screens|Flows|Overlays|Site|Internals)\//;

/** Matches parts that take the focus when they are shown, which is the page's. */
const takesFocus = /^Feedback\/Error summary$/;

interface FramedContext {
  title: string;
  parameters: Readonly<Record<string, unknown>>;
  /** The story's own globals. */
  storyGlobals: Readonly<Record<string, unknown>>;
}

/** The iframe in which a docs page shows a story. */
export interface Frame {
  viewport: Viewport | undefined;
  /** Whether the frame is as high as the viewport. */
  isWhole: boolean;
}

/** Returns the frame of a story on a docs page; null for a story that depends on no viewport and leaves the focus where it is. */
export function frameOf({ title, parameters, storyGlobals }: FramedContext): Frame | null {
  const viewport = viewportOf(storyGlobals["viewport"]);
  const isWhole = parameters["layout"] === "fullscreen" || needsWindow.test(title);
  return isWhole || viewport !== undefined || takesFocus.test(title) ? { viewport, isWhole } : null;
}
