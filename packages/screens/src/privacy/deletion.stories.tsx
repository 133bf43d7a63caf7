import { privacyScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { LATE, privacySetting } from "../testing/privacy-stories.tsx";

/** The deletion of the account, at a provider with the capability `privacy`. */
const meta = { title: "Internals/Account that is deleted", ...privacySetting } satisfies Meta<
  typeof ProfileScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The section says which data is deleted and which is kept, before the user enters anything. */
export const Explained: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.deletable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Delete my account" }, LATE)).toBeVisible();
    await expect(canvas.getByText("5 years, because of the law against money laundering")).toBeVisible();
    await expect(canvas.getByText(/^We delete it after 30 days\./)).toBeVisible();
  },
};
/** Money and pending transactions prevent it, and the page says what to do about each. */
export const BlockedPhoneRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.none),
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.deletionWaits),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your account will be deleted after Dec 20, 2026/, {}, LATE),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Keep my account" })).toBeVisible();
  },
  globals: { scheme: "dark" },
};
