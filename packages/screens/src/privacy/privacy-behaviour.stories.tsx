import { privacyScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { LATE, privacySetting } from "../testing/privacy-stories.tsx";

/** The behaviour of the section with the copies of the user's data. */
const meta = { title: "Internals/Your data", ...privacySetting } satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const findRequest = () => screen.findByRole("button", { name: "Request a copy" }, LATE);
const findDownload = () => screen.findByRole("button", { name: /^Download the copy of Nov 20, 2026/ }, LATE);

/** Without a copy the section says so, and the user can request a copy. */
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have not requested a copy yet.", {}, LATE)).toBeVisible();
    await expect(await findRequest()).toBeEnabled();
  },
};
/** A request moves the focus to the heading, since its button is disabled while a copy is made. */
export const Requesting: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.none),
  play: async ({ canvas }) => {
    await userEvent.click(await findRequest());
    await waitFor(() => expect(canvas.getByRole("heading", { name: "A copy of your data" })).toHaveFocus());
  },
};
export const RequestHangs: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.requestHangs),
  play: async ({ canvas }) => {
    await userEvent.click(await findRequest());
    await expect(await canvas.findByRole("button", { name: /Requesting/ })).toBeVisible();
  },
};
export const RequestRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.requestRefused),
  play: async ({ canvas }) => {
    await userEvent.click(await findRequest());
    await expect(await canvas.findByRole("alert", {}, LATE)).toHaveTextContent("one copy a day");
  },
};
/** A user can request one copy a day, and the section says when the next one is possible. */
export const TooSoon: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.tooSoon),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can request another copy from Nov 21, 2026/, {}, LATE),
    ).toBeVisible();
    await expect(await findRequest()).toBeDisabled();
  },
};
export const DownloadHangs: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.downloadHangs),
  play: async () => {
    await userEvent.click(await findDownload());
    await waitFor(async () => expect(await findDownload()).toHaveAttribute("aria-disabled", "true"));
  },
};
export const DownloadRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.downloadRefused),
  play: async ({ canvas }) => {
    await userEvent.click(await findDownload());
    await expect(await canvas.findByRole("alert", {}, LATE)).toHaveTextContent("There is no such copy");
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "A copy of your data" }, LATE)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Request a copy" })).toBeNull();
  },
};
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("button", { name: /retry/i }, LATE))[0]).toBeVisible();
  },
};
