import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Inline } from "../inline/inline.tsx";
import { createToasts, ToastRegion } from "./toast.tsx";

const toasts = createToasts();

const meta = {
  title: "Feedback/Toast",
  component: ToastRegion,
  args: { toasts, label: "Notifications", closeLabel: "Close" },
  beforeEach: () => () => toasts.queue.clear(),
  render: (args) => (
    <Inline>
      <Button variant="secondary" onPress={() => toasts.show({ tone: "positive", text: "Copied!" })}>
        Succeed
      </Button>
      <Button variant="secondary" onPress={() => toasts.show({ tone: "negative", text: "Failed to copy!" })}>
        Fail
      </Button>
      <ToastRegion {...args} />
    </Inline>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Succeed" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
  },
};
export const Dark: Story = { ...Shown, globals: { scheme: "dark" } };
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Copied!");
    screen.getByRole("button", { name: "Close" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByText("Copied!")).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  play: () => {
    toasts.show({
      tone: "negative",
      text: "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    });
  },
};

export const UndoInAToast: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { viewport: { value: "phone" } },
  play: () => {
    toasts.show({
      tone: "positive",
      text: "Receipt removed. To undo this, choose the file again within 6 seconds.",
    });
  },
};
