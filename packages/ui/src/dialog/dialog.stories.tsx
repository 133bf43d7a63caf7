import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
