import { mock, mockCapabilities, profileScenarios, statementScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { searchOf } from "../testing/places.ts";
import { user, WithBroker } from "../testing/broker.tsx";
import { TransactionsScreen } from "../transaction/transactions.screen.tsx";

/** A failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 10_000 };

const meta = {
  title: "Screens/Statements",
  component: TransactionsScreen,
  args: { search: searchOf({ view: "statements" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...statementScenarios.listed, ...profileScenarios.verified),
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdfOfOctober = () =>
  screen.findByRole("button", { name: "Download Statement of October 2026 as PDF" }, LATE);
const requestButton = () => screen.findByRole("button", { name: "Request" }, LATE);

async function choose(option: string) {
  const field = await screen.findByRole("combobox", { name: "Document" }, LATE);
  await userEvent.selectOptions(field, option);
}

/** Each document has its downloads; a confirmation has no table of figures, so it is a PDF alone. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await pdfOfOctober();
    const list = within(canvas.getByRole("list", { name: "Your documents" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(4);
    await expect(list.getAllByRole("button", { name: /as PDF$/ })).toHaveLength(4);
    await expect(list.getAllByRole("button", { name: /as CSV$/ })).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Back to transactions" })).toBeVisible();
  },
};
export const ListedDark: Story = { ...Listed, tags: ["picture"], globals: { scheme: "dark" } };
export const ListedPhone: Story = {
  ...Listed,
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
};
/** The ids and formats stay in their own direction. */
export const ListedPhoneRightToLeft: Story = {
  ...ListedPhone,
  globals: { viewport: { value: "phone" }, direction: "rtl" },
};
/** The download is saved under the provider's name, and announced. */
export const Downloaded: Story = {
  play: async () => {
    const saved = spyOn(URL, "createObjectURL");
    await userEvent.click(await pdfOfOctober());
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
  },
};
export const Downloading: Story = {
  beforeEach: ({ msw }) => msw.use(...statementScenarios.downloadHangs),
  play: async () => {
    await userEvent.click(await pdfOfOctober());
    await waitFor(async () => expect(await pdfOfOctober()).toHaveAttribute("aria-disabled", "true"));
  },
};
/** A file that could not be read does not change the list, and the reason is above the list. */
export const DownloadBroken: Story = {
  beforeEach: ({ msw }) => msw.use(...statementScenarios.downloadBroken),
  play: async ({ canvas }) => {
    await userEvent.click(await pdfOfOctober());
    await expect(await canvas.findByRole("alert")).toHaveTextContent("An unknown error occurred.");
    await expect(await pdfOfOctober()).toBeEnabled();
  },
};
export const Requesting: Story = {
  beforeEach: ({ msw }) => msw.use(...statementScenarios.requestHangs),
  play: async () => {
    await choose("Statement of August 2026");
    await userEvent.click(await requestButton());
    await expect(await screen.findByRole("button", { name: "Requesting..." })).toBeVisible();
  },
};
/** The reason of a refusal is above the form, and the choice is kept. */
export const RequestRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...statementScenarios.requestRefused),
  play: async ({ canvas }) => {
    await choose("Annual summary 2024");
    await userEvent.click(await requestButton());
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/There is no statement of this period/);
    await expect(screen.getByRole("combobox", { name: "Document" })).toHaveDisplayValue(
      "Annual summary 2024",
    );
  },
};
/** From the page of a completed transaction: its confirmation is selected already. */
export const Confirmation: Story = {
  args: { search: searchOf({ view: "statements", id: "W-20261103-0002" }) },
  play: async () => {
    await expect(await requestButton()).toBeEnabled();
    await expect(screen.getByRole("combobox", { name: "Document" })).toHaveDisplayValue(
      /Confirmation of W-20261103-0002/,
    );
  },
};
/** A document that is being made is in the list without downloads. */
export const Making: Story = {
  beforeEach: ({ msw }) => msw.use(...statementScenarios.making),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Being made...", {}, LATE))[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /October 2026/ })).toBeNull();
  },
};
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(...statementScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no document yet.", {}, LATE)).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...statementScenarios.loading) };
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...statementScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your statements could not be read.", {}, LATE)).toBeVisible();
  },
};
/** The provider lacks the capability: the address opens the transactions, and nothing leads to statements. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities(), mock("GetDepositTransactionsByUser")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Transactions" }, LATE)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Statements" })).toBeNull();
  },
};
