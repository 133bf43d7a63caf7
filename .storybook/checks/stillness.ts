/** The longest duration of an animation that a user does not see, in ms. */
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

/** Observes animations while a story runs; returns the function that stops observing. */
export function watchForMotion(): () => void {
  moving.length = 0;
  const events = ["animationstart", "transitionrun"] as const;
  for (const event of events) document.addEventListener(event, note, true);
  return () => {
    for (const event of events) document.removeEventListener(event, note, true);
  };
}

/** Lists animations that ran despite reduced motion. */
export function motionFaults(): string[] {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  note();
  return [...new Set(moving)];
}
