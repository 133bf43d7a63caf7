import { mock, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { hasUnsavedEdits } from "../frame/unsaved-edits.ts";
import { user, WithBroker } from "../testing/broker.tsx";
import { titled } from "../testing/titled.ts";
import { ProfileScreen } from "./profile.screen.tsx";

const meta = {
  title: "Screens/Profile",
  component: ProfileScreen,
  args: { tab: "home" },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verified, mock("GetWithdrawalMethod")),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A provider that breaks down is asked a few times before it is said. */
const LATE = { timeout: 10_000 };

export const Home: Story = { play: titled("Profile") };
export const HomeDark: Story = { globals: { scheme: "dark" } };
export const HomePhone: Story = { globals: { viewport: { value: "phone" } } };
/** A telephone number keeps its plus sign in front. */
export const HomeRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\+\d+/)).toHaveAttribute("dir", "ltr");
  },
};
export const HomeLoading: Story = { beforeEach: ({ msw }) => msw.use(...profileScenarios.loading) };
/** It is announced, and can be tried again. */
export const HomeUnavailable: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.failed),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", {}, LATE);
    await expect(alert).toHaveTextContent("This could not be loaded. Your data is safe.");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
/** The overview says in a word where the identity check stands; its page says more. */
export const HomeVerificationCancelled: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verificationCancelled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cancelled")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Verify now" })).toBeNull();
  },
};
export const HomeNewcomer: Story = { beforeEach: ({ msw }) => msw.use(...profileScenarios.newcomer) };
export const HomeEditing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await expect(canvas.getByLabelText("Country code")).toHaveAttribute("readonly");
  },
};

/** Cancel brings back what was saved last. */
export const HomeCancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await userEvent.type(canvas.getByLabelText("Full name"), " Nobody");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByText("Amira Rahman")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Edit" })).toHaveFocus();
  },
};
export const HomeIssues: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await userEvent.clear(canvas.getByLabelText("Full name"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findAllByText("Full name is required")).toHaveLength(2);
  },
};

const save = async (field: string, button = "Edit") => {
  await userEvent.click(await screen.findByRole("button", { name: button }));
  await userEvent.type(await screen.findByLabelText(field), "9");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};
const says = async (title: string, sentence: string) => {
  const dialog = await screen.findByRole("alertdialog", { name: title });
  await expect(dialog).toHaveTextContent(sentence);
};

export const HomeSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mock("UpdateUserInfo")),
  play: async () => {
    await save("Contact number");
    await says("Success", "Your profile has been updated successfully.");
  },
};
export const HomeSavingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.savingFailed),
  play: async () => {
    await save("Contact number");
    await says("Error", "An unexpected error occurred while updating your profile.");
  },
};
/** What could not be saved is still there to be edited, and is not left without a question. */
export const HomeEditingAgain: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.savingFailed),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await expect(hasUnsavedEdits()).toBe(false);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await save("Contact number");
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await expect(hasUnsavedEdits()).toBe(false);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await expect(canvas.getByLabelText("Contact number")).toHaveValue("+601234567899");
    await expect(hasUnsavedEdits()).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(hasUnsavedEdits()).toBe(false);
  },
};
export const HomeSaving: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.savingHangs),
  play: () => save("Contact number"),
};

export const WithdrawalSettings: Story = {
  args: { tab: "withdrawal-settings" },
  play: titled("Withdrawal Settings", "Profile"),
};
export const WithdrawalSettingsNone: Story = {
  args: { tab: "withdrawal-settings" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withoutBankSettings),
};
export const WithdrawalSettingsBanksLoading: Story = {
  args: { tab: "withdrawal-settings" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.banksLoading),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await expect(canvas.getByLabelText("Bank")).toHaveDisplayValue("Loading banks...");
  },
};
export const WithdrawalSettingsBanksFailed: Story = {
  args: { tab: "withdrawal-settings" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.banksFailed),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await expect(await canvas.findByRole("button", { name: "Load banks again" }, LATE)).toBeVisible();
    await expect(canvas.getByLabelText("Bank")).toBeInvalid();
  },
};
export const WithdrawalSettingsIssues: Story = {
  args: { tab: "withdrawal-settings" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withoutBankSettings),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await userEvent.type(canvas.getByLabelText("Account number"), "12_34");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    for (const words of [
      "Bank is required",
      "Account number may hold letters, digits, spaces and - only",
      "Account name is required",
    ])
      await expect(await canvas.findAllByText(words)).toHaveLength(2);
  },
};
export const WithdrawalSettingsSaving: Story = {
  args: { tab: "withdrawal-settings" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withdrawalSettingsHangs),
  play: async ({ canvas }) => {
    await save("Account number");
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};
export const WithdrawalSettingsSaved: Story = {
  args: { tab: "withdrawal-settings" },
  beforeEach: ({ msw }) => msw.use(mock("UpdateUserWithdrawalInfo")),
  play: async () => {
    await save("Account number");
    await says("Success", "Withdrawal settings updated successfully.");
  },
};
export const WithdrawalSettingsFailed: Story = {
  args: { tab: "withdrawal-settings" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withdrawalSettingsFailed),
  play: async () => {
    await save("Account number");
    await says("Error", "An unexpected error occurred. Please try again later.");
  },
};

export const Contact: Story = {
  args: { tab: "contact" },
  play: titled("Settings & Security", "Profile"),
};
const changePassword = async (next: string, confirm = next) => {
  await userEvent.click(await screen.findByRole("button", { name: "Change" }));
  await userEvent.type(screen.getByLabelText("Current password"), "Sandbox-2026!");
  await userEvent.type(screen.getByLabelText("New password"), next);
  await userEvent.type(screen.getByLabelText("Confirm new password"), confirm);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};
export const ContactIssues: Story = {
  args: { tab: "contact" },
  play: async ({ canvas }) => {
    await changePassword("short", "other");
    await expect(await canvas.findAllByText("Password must be at least 8 characters long.")).toHaveLength(2);
    await expect(await canvas.findAllByText("New password and confirm password do not match.")).toHaveLength(
      2,
    );
  },
};
export const ContactSaving: Story = {
  args: { tab: "contact" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.passwordHangs),
  play: async ({ canvas }) => {
    await changePassword("A-new-passphrase-9");
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};
export const ContactChanged: Story = {
  args: { tab: "contact" },
  beforeEach: ({ msw }) => msw.use(mock("UpdateUserPassword")),
  play: async () => {
    await changePassword("A-new-passphrase-9");
    await says("Success", "Your password has been successfully changed.");
  },
};
export const ContactFailed: Story = {
  args: { tab: "contact" },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.passwordFailed),
  play: async () => {
    await changePassword("A-new-passphrase-9");
    await says("Error", "An unexpected error occurred while updating the password.");
  },
};

export const Legal: Story = {
  args: { tab: "legal" },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole("link");
    const documents = links.filter((link) => link.getAttribute("href")?.startsWith("/docs/"));
    await expect(documents).toHaveLength(11);
    for (const link of documents) await expect(link).toHaveAttribute("target", "_blank");
    await titled("Legal", "Profile")();
  },
};
export const LegalPhone: Story = { args: { tab: "legal" }, globals: { viewport: { value: "phone" } } };
