import type { SessionGuard } from "@broker/hooks";
import { Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { InactivityPage, SessionGuardView } from "./session-guard.view.tsx";

const nothing = () => {};
const returnTo = "/deposit-withdraw?tab=deposit";

const meta = {
  title: "Flows/Session",
  component: SessionGuardView,
  parameters: { layout: "fullscreen" },
  args: { guard: { step: "active" }, onLeave: fn() },
  render: (args) => (
    <>
      {(args.guard.step === "active" || args.guard.step.startsWith("ending")) && <Text>…</Text>}
      <SessionGuardView {...args} />
    </>
  ),
} satisfies Meta<typeof SessionGuardView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (guard: SessionGuard): Story => ({ args: { guard } });

export const SignedOut = at({ step: "signedOut" });
export const Active: Story = {};
export const EndingByTimeLimit = at({ step: "endingByTimeLimit", secondsLeft: 105 });
export const EndingByTimeLimitDark: Story = { ...EndingByTimeLimit, globals: { scheme: "dark" } };
export const EndingByTimeLimitPhone: Story = {
  ...EndingByTimeLimit,
  globals: { viewport: { value: "phone" } },
};
const staySignedIn = fn();
export const EndingByInactivity: Story = {
  ...at({ step: "endingByInactivity", secondsLeft: 9, staySignedIn }),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
    await expect(staySignedIn).toHaveBeenCalled();
  },
};
const dismiss = fn();
export const Expired: Story = {
  ...at({ step: "expired", end: "inactivity", returnTo, dismiss }),
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Information" });
    await expect(dialog).toHaveTextContent(
      "You have been logged out due to inactivity. Please log in again.",
    );
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(args.onLeave).toHaveBeenCalledWith("inactivity", returnTo);
  },
};
/** Without the dialog's code. */
export const ExpiredPlainly: Story = {
  render: ({ onLeave }) => <InactivityPage onAction={() => onLeave("inactivity", returnTo)} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Information" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "OK" }));
    await expect(args.onLeave).toHaveBeenCalledWith("inactivity", returnTo);
  },
};
export const ExpiredByTimeLimit = at({ step: "expired", end: "timeLimit", returnTo, dismiss: nothing });
export const ExpiredByProvider = at({ step: "expired", end: "unauthenticated", returnTo, dismiss: nothing });
export const SignedOutElsewhere = at({ step: "signedOutElsewhere", returnTo, dismiss: nothing });
export const Replaced = at({ step: "replaced" });
