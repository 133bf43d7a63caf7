import type { Meta, StoryObj } from "@storybook/react-vite";
import { mock } from "@broker/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { CompanyLogo } from "../frame/company-logo.tsx";
import { company, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { EmailVerificationScreen } from "./email-verification.screen.tsx";
import { EmailVerificationView } from "./email-verification.view.tsx";

const meta = {
  title: "Screens/Email verification",
  component: EmailVerificationView,
  parameters: { layout: "fullscreen" },
  args: { logo: <CompanyLogo company={company} width={140} />, verification: { step: "verifying" } },
} satisfies Meta<typeof EmailVerificationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TokenMissing: Story = { args: { verification: { step: "tokenMissing" } } };
export const Verifying: Story = {};
export const Counting: Story = {
  args: { verification: { step: "counting", secondsLeft: 7, pause: () => {} } },
};
/** A user who stays reads so, and is not redirected. */
export const Paused: Story = {
  args: { verification: { step: "paused", secondsLeft: 7, resume: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Email verification successful! You stay on this page.",
    );
    await expect(canvas.queryByText(/Redirecting/)).toBeNull();
  },
};
/** From the link to the countdown: one live region announces each step, and not each second. */
export const VerifyingToCounting: Story = {
  render: () => (
    <WithBroker>
      <EmailVerificationScreen search={searchOf({ token: "a-token" })} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(mock("VerifyEmail"), mock("GetCompanies", [company])),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("status");
    const says = (words: string, live: string) =>
      waitFor(
        () => {
          void expect(region).toHaveTextContent(words);
          void expect(region).toHaveAttribute("aria-live", live);
        },
        { timeout: 3000 },
      );
    await says("Email verification successful! Redirecting to login in 10 seconds.", "polite");
    await says("Email verification successful! Redirecting to login in 9 seconds.", "off");
    await userEvent.click(canvas.getByRole("button", { name: "Stay on this page" }));
    await says("Email verification successful! You stay on this page.", "polite");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await says("Redirecting to login in", "polite");
  },
};
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
