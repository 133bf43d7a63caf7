import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    title: "Forgot Password",
    isOpen: true,
    onOpenChange: () => {},
    closeLabel: "Close",
    children: <TextField label="Email address" type="email" />,
    actions: (
      <>
        <Button variant="secondary">Close</Button>
        <Button>Submit</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
};
export const Large: Story = { args: { size: "large" } };
/** Details beside their page. */
export const AtTheEnd: Story = { args: { placement: "end" } };
export const AtTheEndRightToLeft: Story = { ...AtTheEnd, globals: { direction: "rtl" } };
export const AtTheEndOnAPhone: Story = { ...AtTheEnd, globals: { viewport: { value: "phone" } } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ userEvent }) => {
    await expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const again = await screen.findByRole("dialog");
    await waitFor(() => expect(again).toBeVisible());
  },
};
export const LongText: Story = {
  args: {
    title:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const DialogFromADialog: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: (args) => (
    <>
      <Dialog {...args} />
      <Dialog {...args} title="Where is my email address?">
        It is in the letter that welcomed you.
      </Dialog>
    </>
  ),
};
