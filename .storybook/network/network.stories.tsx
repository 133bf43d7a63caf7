import { Button, Inline, Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

/** Makes a call by a press, and shows how it ended. */
function Caller() {
  const [ends, setEnds] = useState<readonly string[]>([]);
  const call = async () => {
    const end = await fetch("/api/Cache/GetCurrencies").then(
      ({ status }) => String(status),
      () => "no answer",
    );
    setEnds((before) => [...before, end]);
  };
  return (
    <Inline>
      <Button onPress={() => void call()}>Call</Button>
      <Text>{ends.join(", ")}</Text>
    </Inline>
  );
}

/** The effect of the toolbar's network on the calls of a story. */
const meta = {
  title: "Internals/Network",
  component: Caller,
  tags: ["!autodocs"],
} satisfies Meta<typeof Caller>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One call fails and the next call succeeds, until the reader lets another call fail. */
export const NextCallFails: Story = {
  globals: { network: "next-offline" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Network “offline” has no effect here yet")).toBeVisible();
    const call = canvas.getByRole("button", { name: "Call" });
    await userEvent.click(call);
    await expect(await canvas.findByText("no answer")).toBeVisible();
    await expect(canvas.getByText("GetCurrencies failed: offline")).toBeVisible();
    await userEvent.click(call);
    await expect(await canvas.findByText("no answer, 200")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Let one more call fail" }));
    await userEvent.click(call);
    await expect(await canvas.findByText("no answer, 200, no answer")).toBeVisible();
  },
};
export const AllCallsFail: Story = {
  globals: { network: "html500" },
  play: async ({ canvas, userEvent }) => {
    const call = canvas.getByRole("button", { name: "Call" });
    await userEvent.click(call);
    await expect(await canvas.findByText("500")).toBeVisible();
    await userEvent.click(call);
    await expect(await canvas.findByText("500, 500")).toBeVisible();
  },
};
