import { mock, signInAlertScenarios } from "@broker/mocks";
import type { SignInReportState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { SignInReportScreen } from "../entries/sign-in-report.ts";
import { CompanyLogo } from "../frame/company-logo.tsx";
import { company, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { SignInReportView } from "./sign-in-report.view.tsx";

const nothing = () => {};

const meta = {
  title: "Flows/Sign-in report",
  component: SignInReportView,
  parameters: { layout: "fullscreen" },
  args: {
    logo: <CompanyLogo company={company} width={140} />,
    report: { step: "confirming", failure: null, report: nothing },
  },
} satisfies Meta<typeof SignInReportView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (report: SignInReportState): Story => ({ args: { report } });

/** The page asks for a confirmation, and says what the report does. */
export const Confirming: Story = {};
export const ConfirmingDark: Story = { globals: { scheme: "dark" } };
export const ConfirmingPhone: Story = { globals: { viewport: { value: "phone" } } };
export const ConfirmingPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
export const Reporting = at({ step: "reporting" });
export const Reported = at({ step: "reported" });
export const TokenMissing = at({ step: "tokenMissing" });

const connected: Story = {
  render: () => (
    <WithBroker>
      <SignInReportScreen search={searchOf({ token: "a-token" })} />
    </WithBroker>
  ),
};
const confirm = async () =>
  userEvent.click(await screen.findByRole("button", { name: "This was not me" }, { timeout: 10_000 }));
const reads = async (words: string) => {
  await expect(await screen.findByRole("alertdialog")).toHaveTextContent(words);
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
};
/** The outcome replaces the question, and its heading has the focus of the removed button. */
export const Reports: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...signInAlertScenarios.works),
  play: async () => {
    await confirm();
    const heading = await screen.findByRole("heading", { level: 1, name: "Your account is locked" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.queryByRole("button", { name: "This was not me" })).toBeNull();
  },
};
/** The link was used before, or is older than seven days. */
export const LinkExpired: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...signInAlertScenarios.linkExpired),
  play: async () => {
    await confirm();
    await reads("This link no longer works.");
  },
};
/** Without a network the question stays, and can be answered again. */
export const Offline: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...signInAlertScenarios.offline),
  play: async () => {
    await confirm();
    await reads("An unknown error occurred.");
    await expect(screen.getByRole("button", { name: "This was not me" })).toBeEnabled();
  },
};
/** The provider lacks the capability: nothing can be sent. */
export const CapabilityOff: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...signInAlertScenarios.off),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This is not available.", {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "This was not me" })).toBeNull();
  },
};
