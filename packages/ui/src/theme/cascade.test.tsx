import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { createThemeStyleSheet } from "./create-theme.ts";
import { wireframe } from "./themes/wireframe.ts";

const backgroundOf = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : "");

test("a partner's plain CSS overrides a component's style", async () => {
  const screen = await render(
    <>
      <style>{"button { background: rgb(1, 2, 3) }"}</style>
      <Button>Save</Button>
    </>,
  );
  // The colour changes in a transition.
  await expect.poll(() => backgroundOf(screen.getByRole("button").element())).toBe("rgb(1, 2, 3)");
});

test("one CSS variable changes the brand's colour", async () => {
  const screen = await render(
    <>
      <style>{":root { --broker-color-brand: rgb(4, 5, 6) }"}</style>
      <Button>Save</Button>
    </>,
  );
  await expect.poll(() => backgroundOf(screen.getByRole("button").element())).toBe("rgb(4, 5, 6)");
});

test("data-color-scheme sets the scheme, also of a part of the page", async () => {
  const screen = await render(
    <>
      <div data-color-scheme="light">
        <Card>Light</Card>
      </div>
      <div data-color-scheme="dark">
        <Card>Dark</Card>
      </div>
    </>,
  );
  const [light, dark] = ["Light", "Dark"].map((word) => backgroundOf(screen.getByText(word).element()));
  expect(light).toBe("oklch(1 0 0)");
  expect(dark).not.toBe(light);
});

test("data-motion and the system's reduced motion override every component's motion", async () => {
  const screen = await render(<Button>Save</Button>);
  const button = screen.getByRole("button").element();
  const motion = () => getComputedStyle(button);
  expect(Number.parseFloat(motion().transitionDuration)).toBeGreaterThan(0.05);
  expect(motion().transitionProperty).not.toBe("none");
  document.documentElement.dataset["motion"] = "reduced";
  expect(motion().transitionProperty).toBe("none");
  delete document.documentElement.dataset["motion"];
});

test("the compact density reduces space for a mouse, in every brand", async () => {
  const screen = await render(
    <>
      <style>{createThemeStyleSheet(wireframe)}</style>
      <Button>Save</Button>
    </>,
  );
  const height = () => screen.getByRole("button").element().getBoundingClientRect().height;
  expect(height()).toBe(44);
  document.documentElement.dataset["density"] = "compact";
  expect(height()).toBeLessThan(40);
  delete document.documentElement.dataset["density"];
});
