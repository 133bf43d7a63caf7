import { Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, userEvent } from "storybook/test";
import { PanelBoundary } from "./panel-boundary.tsx";

/**
 * Creates a panel that throws on a number of renders. React renders a failed component twice before the boundary
 * catches.
 */
function createPanel(failures: number) {
  let left = failures * 2;
  return function Panel() {
    left -= 1;
    if (left >= 0) throw new Error("The panel is broken");
    return <Text>The panel</Text>;
  };
}

const Brittle = ({ failures }: { failures: number }) => {
  const [{ Panel }] = useState(() => ({ Panel: createPanel(failures) }));
  return (
    <PanelBoundary>
      <Panel />
    </PanelBoundary>
  );
};

const meta = {
  title: "Internals/Panel boundary",
  component: Brittle,
  args: { failures: 1 },
  // React logs errors that the boundary has caught.
  beforeEach: () => {
    const silent = spyOn(console, "error").mockImplementation(() => {});
    return () => silent.mockRestore();
  },
} satisfies Meta<typeof Brittle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A panel that threw once is rendered again. */
export const Recovers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("The panel")).toBeVisible();
  },
};

/** A panel that keeps throwing offers a reload of the page. */
export const Gone: Story = {
  args: { failures: 9 },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Retry" });
    await expect(canvas.queryByRole("button", { name: "Reload the page" })).toBeNull();
    await userEvent.click(retry);
    await expect(await canvas.findByRole("button", { name: "Reload the page" })).toBeVisible();
  },
};
