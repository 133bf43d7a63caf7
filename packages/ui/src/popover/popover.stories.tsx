import type { Meta, StoryObj } from "@storybook/react-vite";
import { Info } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Text } from "../text/text.tsx";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    label: "About the rate",
    trigger: <IconButton icon={Info} label="About the rate" />,
    children: <Text size="small">The rate is fixed at the moment you submit.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "About the rate" }));
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "About the rate" })).toHaveFocus());
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    children: (
      <Text size="small">
        A much longer text than was thought of when this was drawn, as translations and terms bring along:
        Überweisungsauftragsbestätigung
      </Text>
    ),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const HiddenFee: Story = {
  ...Open,
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "phone" } },
  args: { children: <Text size="small">2.5 % of the amount are kept as a fee.</Text> },
};
