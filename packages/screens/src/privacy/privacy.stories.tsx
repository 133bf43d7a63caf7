import { privacyScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { LATE, privacySetting } from "../testing/privacy-stories.tsx";

/** The copies of the user's data, at a provider with the capability `privacy`. */
const meta = { title: "Internals/Copies of data", ...privacySetting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A copy that can be downloaded, and an earlier copy that was removed. */
export const Copies: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Available until Nov 27, 2026.* 1\.9 MB$/, {}, LATE)).toBeVisible();
    await expect(canvas.getByText("Removed")).toBeVisible();
    await expect(canvas.getByText(/^The file has your identity documents too\./)).toBeVisible();
  },
};
export const CopiesPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** While a copy is being made the list is read again automatically, and no further copy can be requested. */
export const CopyIsMade: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.making),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Being made", {}, LATE)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Request a copy" })).toBeDisabled();
  },
  globals: { scheme: "dark" },
};
