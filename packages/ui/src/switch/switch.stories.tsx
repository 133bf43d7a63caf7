import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Fields/Switch",
  component: Switch,
  args: { children: "Email me about deposits" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const RightToLeft: Story = { args: { defaultSelected: true }, globals: { direction: "rtl" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const WithSaveButton: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: (args) => (
    <Stack align="start">
      <Switch {...args} />
      <Button>Save</Button>
    </Stack>
  ),
};
