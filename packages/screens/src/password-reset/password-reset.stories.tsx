import type { PasswordResetState, PasswordResetCode, PasswordResetValues } from "@broker/hooks";
import { passwordResetScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { createFixedForm, WithBroker } from "../testing/broker.tsx";
import { PasswordResetScreen } from "./password-reset.screen.tsx";
import { PasswordResetView } from "./password-reset.view.tsx";

const nothing = () => {};
const form = createFixedForm<PasswordResetValues, PasswordResetCode>({ email: "demo@example.com" });

const meta = {
  title: "Flows/Password reset",
  component: PasswordResetView,
  parameters: { layout: "fullscreen" },
  args: {
    reset: { step: "enteringEmail", form: createFixedForm({ email: "" }), submit: nothing },
    isOpen: true,
    onClose: nothing,
    justSentTo: null,
    onRead: nothing,
  },
} satisfies Meta<typeof PasswordResetView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (reset: PasswordResetState): Story => ({ args: { reset } });

export const EnteringEmail: Story = {};
export const EnteringEmailDark: Story = { globals: { scheme: "dark" } };
export const EnteringEmailNarrow: Story = { globals: { viewport: { value: "narrow" } } };
export const EnteringEmailIssue = at({
  step: "enteringEmail",
  form: createFixedForm({ email: "demo" }, { email: { code: "emailInvalid" } }),
  submit: nothing,
});
export const Requesting = at({ step: "requesting", form });
export const Failed: Story = {
  ...at({
    step: "failed",
    form,
    failure: { operation: "ResetUserPassword", kind: "refused" },
    submit: nothing,
  }),
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("Could not send reset email.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(await screen.findByLabelText("Email address")).toHaveValue("demo@example.com");
  },
};
export const CoolingDown = at({ step: "coolingDown", form, failure: null, secondsLeft: 42 });
export const CoolingDownByProvider: Story = {
  ...at({
    step: "coolingDown",
    form,
    failure: {
      operation: "ResetUserPassword",
      kind: "rateLimited",
      message: "Too many attempts. Please wait a moment and try again.",
    },
    secondsLeft: 30,
  }),
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("Too many attempts. Please wait a moment and try again.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.getByText(/^You can ask again in/)).toBeVisible());
  },
};
export const Sent = at({ step: "sent", form, email: "demo@example.com", secondsLeft: 58, restart: nothing });
export const SentJustNow: Story = {
  args: { ...Sent.args, isOpen: false, justSentTo: "demo@example.com", onRead: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Email Sent" });
    await expect(dialog).toHaveTextContent("A password reset link was sent to demo@example.com.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};
export const Repeatable = at({
  step: "repeatable",
  form,
  email: "demo@example.com",
  repeat: nothing,
  restart: nothing,
});

const onClose = fn();

/** The whole modal against a provider that sends the link: it closes, and the address is confirmed. */
export const SentByProvider: Story = {
  render: () => (
    <WithBroker>
      <PasswordResetScreen isOpen onClose={onClose} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => {
    onClose.mockClear();
    msw.use(...passwordResetScenarios.sent);
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Email address"), "demo@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByRole("alertdialog", { name: "Email Sent" });
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
