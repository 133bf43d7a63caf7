/** Waits until the next frame is laid out, and its size observers have rendered. */
export const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const hasEnd = (motion: Animation) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/**
 * Waits for the fonts in use, and finishes all running animations: a busy browser may leave one pending for longer than
 * a test waits.
 */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  for (let round = 0; round < 5; round += 1) {
    const motions = document
      .getAnimations()
      .filter((motion) => motion.playState !== "finished" && hasEnd(motion));
    if (motions.length === 0) return;
    for (const motion of motions) motion.finish();
    await drawn();
  }
}
