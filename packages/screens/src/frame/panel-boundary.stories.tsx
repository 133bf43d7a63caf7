import { Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useState } from "react";
import { expect, spyOn, userEvent } from "storybook/test";
import { lazyPart } from "./lazy-part.tsx";
import { PanelBoundary } from "./panel-boundary.tsx";

/** A part whose code comes only after so many failures. */
function createPart(failures: number) {
  let left = failures;
  return lazyPart<object>(() => {
    left -= 1;
    if (left >= 0) return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    return Promise.resolve({ default: () => <Text>The panel</Text> });
  });
}

const Brittle = ({ failures }: { failures: number }) => {
  const [{ Part }] = useState(() => ({ Part: createPart(failures) }));
  return (
    <PanelBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </PanelBoundary>
  );
};

const meta = {
  title: "Screens/Panel boundary",
  component: Brittle,
  args: { failures: 1 },
  // React tells the console of what the boundary has caught.
  beforeEach: () => {
    const silent = spyOn(console, "error").mockImplementation(() => {});
    return () => silent.mockRestore();
  },
} satisfies Meta<typeof Brittle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Code that did not come is asked for again. */
export const Recovers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("The panel")).toBeVisible();
  },
};

/** Code that is gone for good leaves the way of loading the page anew. */
export const Gone: Story = {
  args: { failures: 9 },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Retry" });
    await expect(canvas.queryByRole("button", { name: "Reload the page" })).toBeNull();
    await userEvent.click(retry);
    await expect(await canvas.findByRole("button", { name: "Reload the page" })).toBeVisible();
  },
};
