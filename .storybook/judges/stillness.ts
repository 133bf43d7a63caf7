/** Longer than this is seen as motion. */
const unseen = 1;

const moving: string[] = [];

function note(): void {
  for (const animation of document.getAnimations()) {
    const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (duration > unseen)
      moving.push(`${target?.outerHTML.slice(0, 100) ?? "the page"} moves for ${duration} ms`);
  }
}

/** Watches for motion while a story runs; returns what stops watching. */
export function watchForMotion(): () => void {
  moving.length = 0;
  const events = ["animationstart", "transitionrun"] as const;
  for (const event of events) document.addEventListener(event, note, true);
  return () => {
    for (const event of events) document.removeEventListener(event, note, true);
  };
}

/** What has moved although the reader asked for less motion. */
export function motionFaults(): string[] {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  note();
  return [...new Set(moving)];
}
