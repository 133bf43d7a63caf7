import { examples } from "@broker/api-spec/examples";
import {
  capabilityScenarios,
  fail,
  mock,
  mockThen,
  profileScenarios,
  referralScenarios,
} from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { expectTitle } from "../testing/titled.ts";
import { ReferralsScreen } from "./referrals.screen.tsx";

const meta = {
  title: "Screens/Referrals",
  component: ReferralsScreen,
  args: { search: searchOf({ tab: "invite-friend" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock("GetUserInfo"), mock("GetReferralHierarchy")),
} satisfies Meta<typeof ReferralsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mocks the browser's clipboard. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const spy = fn(writeText);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: spy } });
  return () => void Reflect.deleteProperty(navigator, "clipboard");
};
const copies = { name: "Copy link" };

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
/** Finds a button of the link, once the link has loaded. */
async function openButton(canvas: Canvas, like: { name: string | RegExp }): Promise<HTMLElement> {
  const button = await canvas.findByRole("button", like);
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

export const Invite: Story = {
  tags: ["picture"],
  play: expectTitle("Invite a friend", "Refer a Friend"),
};
/** Without the history of referrals the page has no tab for it, also at its address. */
export const EverythingOff: Story = {
  args: { search: searchOf({ tab: "history" }) },
  beforeEach: ({ msw }) => msw.use(...capabilityScenarios.everythingOff),
  play: async ({ canvas }) => {
    await openButton(canvas, copies);
    await expect(canvas.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Invite a friend",
    ]);
  },
};
export const InviteDark: Story = { globals: { scheme: "dark" } };
export const InviteNarrow: Story = { globals: { viewport: { value: "narrow" } } };
export const InviteRightToLeft: Story = { globals: { direction: "rtl" } };
export const InviteLoading: Story = { beforeEach: ({ msw }) => msw.use(...profileScenarios.loading) };
export const InviteFailed: Story = {
  beforeEach: ({ msw }) => msw.use(fail("GetUserInfo", "refusedWithoutMessage")),
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Retry" });
    msw.use(mock("GetUserInfo"));
    await userEvent.click(retry);
    await expect(await canvas.findByRole("button", copies)).toBeVisible();
  },
};
export const InviteCopied: Story = {
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await userEvent.click(await openButton(canvas, copies));
    await expect(await canvas.findByText("Copied!")).toBeVisible();
  },
};
export const InviteCopyFailed: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error("denied"))),
  play: async ({ canvas }) => {
    await userEvent.click(await openButton(canvas, copies));
    await expect(await canvas.findByText("Failed to copy!")).toBeVisible();
  },
};
/** A failed download of the QR code is reported. */
export const InviteDownloadFailed: Story = {
  beforeEach: () => {
    const refused = spyOn(URL, "createObjectURL").mockImplementation(() => {
      throw new TypeError("refused");
    });
    return () => refused.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await openButton(canvas, { name: "Download QR code" }));
    await expect(await canvas.findByText("The QR code could not be saved. Please try again.")).toBeVisible();
  },
};
export const InviteWithoutLink: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock("GetUserInfo", { ...examples.GetUserInfo.success.data, referralLink: "" })),
  play: async ({ canvas }) => {
    await userEvent.click(await openButton(canvas, copies));
    await expect(await canvas.findByText("No referral link!")).toBeVisible();
  },
};

export const History: Story = {
  args: { search: searchOf({ tab: "history" }) },
  play: expectTitle("History", "Refer a Friend"),
};
export const HistoryPhone: Story = {
  args: { search: searchOf({ tab: "history" }) },
  globals: { viewport: { value: "phone" } },
};
export const HistoryTree: Story = {
  tags: ["picture"],
  args: { search: searchOf({ tab: "history" }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Tree" }));
    await expect(await canvas.findByRole("treegrid", { name: "Your referrals" })).toBeVisible();
  },
};
export const HistoryAmbiguous: Story = {
  args: { search: searchOf({ tab: "history" }) },
  beforeEach: ({ msw }) => msw.use(...referralScenarios.ambiguous),
};
export const HistoryNone: Story = {
  args: { search: searchOf({ tab: "history" }) },
  beforeEach: ({ msw }) => msw.use(...referralScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No Referral Data")).toBeVisible();
  },
};
export const HistoryLoading: Story = {
  args: { search: searchOf({ tab: "history" }) },
  beforeEach: ({ msw }) => msw.use(...referralScenarios.loading),
};
export const HistoryFailed: Story = {
  args: { search: searchOf({ tab: "history" }) },
  beforeEach: ({ msw }) => msw.use(...referralScenarios.listFailed),
};
/** The loaded rows stay, with a notice that they may be outdated, until a refresh succeeds. */
export const HistoryRefreshFailed: Story = {
  args: { search: searchOf({ tab: "history" }) },
  beforeEach: ({ msw }) =>
    msw.use(
      mockThen("GetReferralHierarchy", examples.GetReferralHierarchy.success.data, "refusedWithoutMessage"),
    ),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be refreshed/);
    await expect(canvas.getByText("Arun Nair")).toBeVisible();
    msw.use(mock("GetReferralHierarchy"));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Refresh" })).toHaveFocus();
  },
};
