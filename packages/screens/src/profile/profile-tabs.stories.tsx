import { mock, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { searchOf } from "../testing/places.ts";
import { expectTitle } from "../testing/titled.ts";
import type { ProfileScreen } from "./profile.screen.tsx";
import { LATE, save, expectSentence, setting } from "../testing/profile-stories.tsx";

const meta = { title: "Screens/Profile", ...setting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithdrawalSettings: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  play: expectTitle("Withdrawal Settings", "Profile"),
};
export const WithdrawalSettingsNone: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withoutBankSettings),
};
export const WithdrawalSettingsBanksLoading: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.banksLoading),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await expect(canvas.getByLabelText("Bank")).toHaveDisplayValue("Loading banks...");
  },
};
export const WithdrawalSettingsBanksFailed: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.banksFailed),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await expect(await canvas.findByRole("button", { name: "Load banks again" }, LATE)).toBeVisible();
    await expect(canvas.getByLabelText("Bank")).toBeInvalid();
  },
};
export const WithdrawalSettingsIssues: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withoutBankSettings),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    await userEvent.type(canvas.getByLabelText("Account number"), "12_34");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    for (const words of [
      "Bank is required",
      "Account number may contain only letters, digits, spaces and -",
      "Account name is required",
    ])
      await expect(await canvas.findAllByText(words)).toHaveLength(2);
  },
};
export const WithdrawalSettingsSaving: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withdrawalSettingsHangs),
  play: async ({ canvas }) => {
    await save("Account number");
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};
export const WithdrawalSettingsSaved: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  beforeEach: ({ msw }) => msw.use(mock("UpdateUserWithdrawalInfo")),
  play: async () => {
    await save("Account number");
    await expectSentence("Success", "Withdrawal settings updated successfully.");
  },
};
export const WithdrawalSettingsFailed: Story = {
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.withdrawalSettingsFailed),
  play: async () => {
    await save("Account number");
    await expectSentence("Error", "An unexpected error occurred. Please try again later.");
  },
};

export const Contact: Story = {
  args: { search: searchOf({ tab: "contact" }) },
  play: expectTitle("Settings & Security", "Profile"),
};
const changePassword = async (next: string, confirm = next) => {
  await userEvent.click(await screen.findByRole("button", { name: "Change" }));
  await userEvent.type(screen.getByLabelText("Current password"), "Sandbox-2026!");
  await userEvent.type(screen.getByLabelText("New password"), next);
  await userEvent.type(screen.getByLabelText("Confirm new password"), confirm);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};
export const ContactIssues: Story = {
  args: { search: searchOf({ tab: "contact" }) },
  play: async ({ canvas }) => {
    await changePassword("short", "other");
    await expect(await canvas.findAllByText("Password must be at least 8 characters long.")).toHaveLength(2);
    await expect(await canvas.findAllByText("New password and confirm password do not match.")).toHaveLength(
      2,
    );
  },
};
export const ContactSaving: Story = {
  args: { search: searchOf({ tab: "contact" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.passwordHangs),
  play: async ({ canvas }) => {
    await changePassword("A-new-passphrase-9");
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};
export const ContactChanged: Story = {
  args: { search: searchOf({ tab: "contact" }) },
  beforeEach: ({ msw }) => msw.use(mock("UpdateUserPassword")),
  play: async () => {
    await changePassword("A-new-passphrase-9");
    await expectSentence("Success", "Your password has been successfully changed.");
  },
};
export const ContactFailed: Story = {
  args: { search: searchOf({ tab: "contact" }) },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.passwordFailed),
  play: async () => {
    await changePassword("A-new-passphrase-9");
    await expectSentence("Error", "An unexpected error occurred while updating the password.");
  },
};

export const Legal: Story = {
  args: { search: searchOf({ tab: "legal" }) },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole("link");
    const documents = links.filter((link) => link.getAttribute("href")?.startsWith("/docs/"));
    await expect(documents).toHaveLength(11);
    for (const link of documents) await expect(link).toHaveAttribute("target", "_blank");
    await expectTitle("Legal", "Profile")();
  },
};
