import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { FloatingRegion } from "./floating-region.tsx";

test("stays in view while the page scrolls, and is a landmark by its name", async () => {
  const screen = await render(
    <>
      <div style={{ blockSize: "4000px" }} />
      <FloatingRegion label="Session">Your session ends soon</FloatingRegion>
    </>,
  );
  window.scrollTo(0, 2000);
  const { top, bottom } = screen.getByRole("region", { name: "Session" }).element().getBoundingClientRect();
  expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
});
