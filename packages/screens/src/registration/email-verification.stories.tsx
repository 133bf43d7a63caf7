import type { Meta, StoryObj } from "@storybook/react-vite";
import { company } from "../testing/broker.tsx";
import { EmailVerificationView } from "./email-verification.view.tsx";

const meta = {
  title: "Screens/Email verification",
  component: EmailVerificationView,
  parameters: { layout: "fullscreen" },
  args: { company, verification: { step: "verifying" } },
} satisfies Meta<typeof EmailVerificationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TokenMissing: Story = { args: { verification: { step: "tokenMissing" } } };
export const Verifying: Story = {};
export const Counting: Story = {
  args: { verification: { step: "counting", secondsLeft: 7, pause: () => {} } },
};
export const Paused: Story = { args: { verification: { step: "paused", secondsLeft: 7, resume: () => {} } } };
export const Failed: Story = {
  args: {
    verification: {
      step: "failed",
      failure: { operation: "VerifyEmail", kind: "refused", message: "This link is invalid or has expired." },
      retry: () => {},
    },
  },
};
export const Finished: Story = { args: { verification: { step: "finished" } } };
