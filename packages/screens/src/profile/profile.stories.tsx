import { mock, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { hasUnsavedEdits } from "../frame/unsaved-edits.ts";
import { expectTitle } from "../testing/titled.ts";
import type { ProfileScreen } from "./profile.screen.tsx";
import { LATE, save, expectSentence, setting } from "../testing/profile-stories.tsx";

const meta = { title: "Screens/Profile", ...setting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { tags: ["picture"], play: expectTitle("Profile") };
export const HomeDark: Story = { globals: { scheme: "dark" } };
export const HomePhone: Story = { tags: ["picture"], globals: { viewport: { value: "phone" } } };
/** The plus sign of a telephone number is first. */
export const HomeRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\+\d+/)).toHaveAttribute("dir", "ltr");
  },
};
export const HomeLoading: Story = { beforeEach: ({ msw }) => msw.use(...profileScenarios.loading) };
/** The failure is announced, and a retry is offered. */
export const HomeUnavailable: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.failed),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", {}, LATE);
    await expect(alert).toHaveTextContent("This could not be loaded. Your data is safe.");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
/** The overview shows the status of the identity check; the check's own page has the details. */
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

/** Cancel restores the saved values. */
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

export const HomeSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mock("UpdateUserInfo")),
  play: async () => {
    await save("Contact number");
    await expectSentence("Success", "Your profile has been updated successfully.");
  },
};
export const HomeSavingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.savingFailed),
  play: async () => {
    await save("Contact number");
    await expectSentence("Error", "An unexpected error occurred while updating your profile.");
  },
};
/** After a failed save the edits are preserved, and leaving asks for confirmation. */
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
