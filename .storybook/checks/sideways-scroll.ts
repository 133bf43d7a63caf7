/** Lists the elements that overflow a page wider than its viewport, at any width from 320 px; empty otherwise. */
export function sidewaysFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const standingOut = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 0.5 || left < -0.5;
  });
  const names = standingOut.slice(0, 8).map((element) => `  ${element.outerHTML.slice(0, 120)}`);
  return [[`scrolls sideways: ${scrollWidth} px in a window of ${clientWidth} px`, ...names].join("\n")];
}
