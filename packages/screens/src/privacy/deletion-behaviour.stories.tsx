import { privacyScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { LATE, privacySetting } from "../testing/privacy-stories.tsx";

/** The behaviour of the section about the deletion of the account. */
const meta = { title: "Internals/Deletion of the account", ...privacySetting } satisfies Meta<
  typeof ProfileScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const deletable: Story["beforeEach"] = ({ msw }) => msw.use(...privacyScenarios.deletable);

const begin = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Delete my account" }, LATE));
const submit = async () => userEvent.click(screen.getByRole("button", { name: "Request deletion" }));
/** Opens the form, types in the address and the password, and sends it. */
async function request(): Promise<void> {
  await begin();
  await userEvent.type(screen.getByLabelText("Email address of your account"), "demo@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "Sandbox-2026!");
  await submit();
}

/** Money and pending transactions prevent it: the page says which, and offers no button. */
export const Blocked: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.none),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your e-wallet has $250.50. Withdraw it first.", {}, LATE),
    ).toBeVisible();
    await expect(canvas.getByText(/^2 withdrawals of \$300\.00 in all/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
  },
};
/** The form opens on its first field, and is not sent without the address of the account and a password. */
export const Issues: Story = {
  beforeEach: deletable,
  play: async ({ canvas }) => {
    await begin();
    const email = screen.getByLabelText("Email address of your account");
    await waitFor(() => expect(email).toHaveFocus());
    await submit();
    await expect(await canvas.findByText("Please enter your email address.")).toBeVisible();
    await expect(canvas.getByText("Please enter your password.")).toBeVisible();
    await userEvent.type(email, "other@example.com");
    await expect(await canvas.findByText("This is not the email address of your account.")).toBeVisible();
  },
};
/** A cancelled form is empty when it is opened again. */
export const Cancelled: Story = {
  beforeEach: deletable,
  play: async () => {
    await begin();
    await userEvent.type(screen.getByLabelText("Email address of your account"), "a");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await begin();
    await expect(screen.getByLabelText("Email address of your account")).toHaveValue("");
  },
};
/** The heading has the focus, because the form was removed. */
export const Requested: Story = {
  beforeEach: deletable,
  play: async ({ canvas }) => {
    await request();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Delete your account" })).toHaveFocus());
  },
};
export const RequestHangs: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.deletionHangs),
  play: async ({ canvas }) => {
    await request();
    await expect(await canvas.findByRole("button", { name: /Requesting/ })).toBeVisible();
  },
};
/** A refusal keeps the form, without the password. */
export const RequestRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.deletionRefused),
  play: async ({ canvas }) => {
    await request();
    await expect(await canvas.findByRole("alert", {}, LATE)).toHaveTextContent("cannot be deleted yet");
    await expect(screen.getByLabelText("Password")).toHaveValue("");
  },
};
export const RefusedByStaff: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.deletionRefusedByStaff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A complaint of yours is still open.", {}, LATE)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Delete my account" })).toBeEnabled();
  },
};
export const TakenBack: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.deletionWaits),
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Keep my account" }, LATE));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Delete your account" })).toHaveFocus());
  },
};
export const TakingBackFails: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.takingBackFails),
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Keep my account" }, LATE));
    await expect(await canvas.findByRole("alert", {}, LATE)).toBeVisible();
  },
};
