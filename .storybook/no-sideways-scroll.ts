/** Fails a story that is wider than its window, 320 px as any other, and names what stands out. */
export function refuseSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const standingOut = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 0.5 || left < -0.5;
  });
  const names = standingOut.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  throw new Error(
    `The story scrolls sideways: it is ${scrollWidth} px wide in a window of ${clientWidth} px.\n${names.join("\n")}`,
  );
}
