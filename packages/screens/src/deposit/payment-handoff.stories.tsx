import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { PaymentHandoffScreen } from "./payment-handoff.screen.tsx";
import { PaymentHandoffView } from "./payment-handoff.view.tsx";

const meta = {
  title: "Screens/Payment hand-off",
  component: PaymentHandoffView,
  parameters: { layout: "fullscreen" },
  args: { step: "leaving", isSignedIn: true, onLeave: fn() },
} satisfies Meta<typeof PaymentHandoffView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leaving: Story = {};
export const LeavingOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const LeavingDark: Story = { globals: { scheme: "dark" } };
export const Returned: Story = { args: { step: "returned" } };
export const Failed: Story = { args: { step: "failed" } };
export const FailedRightToLeft: Story = { args: { step: "failed" }, globals: { direction: "rtl" } };

/** A reference that is unknown or belongs to another user submits nothing. */
export const UnknownReference: Story = {
  render: () => (
    <WithBroker user={user}>
      <PaymentHandoffScreen search={searchOf({ reference: "D-20261121-UNKNOWN" })} />
    </WithBroker>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Back to your deposit" }, { timeout: 5_000 });
    await waitFor(() => expect(document.title).toMatch(/^This payment cannot be opened here/));
  },
};

/** The window of a payment that was opened in a frame has no session, and no page to go back to. */
export const Over: Story = {
  render: () => (
    <WithBroker>
      <PaymentHandoffScreen search={searchOf({ returned: "" })} />
    </WithBroker>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "You can close this window" });
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const OverRightToLeft: Story = { args: { step: "over" }, globals: { direction: "rtl" } };
