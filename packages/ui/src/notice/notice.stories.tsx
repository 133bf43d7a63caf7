import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { Notice } from "./notice.tsx";

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  args: { tone: "information", children: "Deposits are reviewed on weekdays from 8 to 20." },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice tone="information">Deposits are reviewed on weekdays from 8 to 20.</Notice>
      <Notice tone="positive" title="Success">
        Deposit submitted successfully! We will review and process your payment.
      </Notice>
      <Notice
        tone="warning"
        title="Verify your email"
        actions={<Button variant="secondary">Resend Verification Email</Button>}
      >
        Confirm your address before you verify your identity.
      </Notice>
      <Notice tone="negative">Failed to submit deposit. Please try again.</Notice>
    </Stack>
  ),
};
export const Dark: Story = { ...Tones, globals: { scheme: "dark" } };
export const RightToLeft: Story = { ...Tones, globals: { direction: "rtl" } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const StackOfNotices: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Stack gap={2}>
      <Notice tone="warning" title="Verify your email" role="none" />
      <Notice tone="warning" title="Verify your identity" role="none" />
      <Notice tone="information" title="Deposits are reviewed on weekdays" role="none" />
    </Stack>
  ),
};
