import type { SessionGuardState, SessionRenewalState } from "@broker/hooks";
import { Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { InactivityPage, SessionGuardView } from "./session-guard.view.tsx";

const nothing = () => {};
const returnTo = "/deposit-withdraw?tab=deposit";

const meta = {
  title: "Flows/Session",
  component: SessionGuardView,
  parameters: { layout: "fullscreen" },
  args: { guard: { step: "active" }, renewal: null, onLeave: fn() },
  render: (args) => (
    <>
      {(args.guard.step === "active" || args.guard.step.startsWith("ending")) && <Text>…</Text>}
      <SessionGuardView {...args} />
    </>
  ),
} satisfies Meta<typeof SessionGuardView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (guard: SessionGuardState): Story => ({ args: { guard } });

const editing = {
  username: "amira",
  email: "demo@example.com",
  password: "",
  step: "editing",
  isMissing: false,
  failure: null,
  change: fn(),
  submit: fn(),
} satisfies SessionRenewalState;

export const SignedOut = at({ step: "signedOut" });
export const Active: Story = {};
export const EndingByTimeLimit = at({ step: "endingByTimeLimit", secondsLeft: 105 });
export const EndingByTimeLimitDark: Story = { ...EndingByTimeLimit, globals: { scheme: "dark" } };
export const EndingByTimeLimitPhone: Story = {
  ...EndingByTimeLimit,
  globals: { viewport: { value: "phone" } },
};
/** The password renews the session on the page. */
export const EndingByTimeLimitWithPassword: Story = {
  args: { guard: { step: "endingByTimeLimit", secondsLeft: 105 }, renewal: editing },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
    await expect(await screen.findByLabelText("Password")).toHaveFocus();
    await userEvent.keyboard("x{Enter}");
    await expect(editing.change).toHaveBeenCalledWith("x");
    await waitFor(() => expect(editing.submit).toHaveBeenCalled());
  },
};
export const EndingByTimeLimitWithPasswordPhone: Story = {
  ...EndingByTimeLimitWithPassword,
  globals: { viewport: { value: "phone" } },
};
const leave = fn();
export const Locked: Story = {
  args: { guard: { step: "locked", returnTo, leave }, renewal: editing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Your session has ended" })).toBeVisible();
    await expect(canvas.getByText("You were signed in as amira")).toBeVisible();
    // The notice is as wide as a form.
    await expect(canvas.getByRole("main").clientWidth).toBeLessThan(600);
    await userEvent.click(canvas.getByRole("button", { name: "Sign in with another account" }));
    await expect(leave).toHaveBeenCalled();
  },
};
export const LockedDark: Story = { ...Locked, globals: { scheme: "dark" } };
export const LockedPhone: Story = { ...Locked, globals: { viewport: { value: "phone" } } };
export const LockedRefused: Story = {
  args: {
    guard: { step: "locked", returnTo, leave },
    renewal: {
      ...editing,
      password: "wrong",
      failure: { operation: "UserLogin", kind: "refused", message: "Invalid email or password." },
    },
  },
};
export const LockedSubmitting: Story = {
  args: {
    guard: { step: "locked", returnTo, leave },
    renewal: { username: "amira", email: "demo@example.com", password: "secret", step: "submitting" },
  },
};
/** The user's e-mail is not known any more. */
export const LockedPlainly = at({ step: "locked", returnTo, leave });
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
/** The dialog's code failed to load. */
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
