import type { NewPasswordState, NewPasswordCode, NewPasswordValues } from "@broker/hooks";
import { mock, mockCapabilities, refuse } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { CompanyLogo } from "../frame/company-logo.tsx";
import { company, createFixedForm, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { NewPasswordScreen } from "./new-password.screen.tsx";
import { NewPasswordView } from "./new-password.view.tsx";

const nothing = () => {};
const values = { newPassword: "A-new-passphrase", confirmPassword: "A-new-passphrase" };
const form = createFixedForm<NewPasswordValues, NewPasswordCode>(values);
const empty = createFixedForm<NewPasswordValues, NewPasswordCode>({ newPassword: "", confirmPassword: "" });

const meta = {
  title: "Flows/New password",
  component: NewPasswordView,
  parameters: { layout: "fullscreen" },
  args: {
    logo: <CompanyLogo company={company} width={140} />,
    newPassword: { step: "editing", form: empty, failure: null, submit: nothing },
  },
} satisfies Meta<typeof NewPasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (newPassword: NewPasswordState): Story => ({ args: { newPassword } });

/** The button that shows a password names its field. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show new password" }));
    await expect(canvas.getByRole("button", { name: "Hide new password" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show password confirmation" })).toBeVisible();
  },
};
export const EditingDark: Story = { globals: { scheme: "dark" } };
export const EditingPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Issues = at({
  step: "editing",
  form: createFixedForm<NewPasswordValues, NewPasswordCode>(
    { newPassword: "short", confirmPassword: "other" },
    {
      newPassword: { code: "passwordTooShort", params: { min: 8 } },
      confirmPassword: { code: "passwordMismatch" },
    },
  ),
  failure: null,
  submit: nothing,
});
export const Submitting = at({ step: "submitting", form });
export const Set = at({ step: "set" });
export const TokenMissing = at({ step: "tokenMissing" });

const connected: Story = {
  render: () => (
    <WithBroker>
      <NewPasswordScreen search={searchOf({ token: "a-token" })} />
    </WithBroker>
  ),
};
const enter = async () => {
  await userEvent.type(screen.getByLabelText("New password"), "A-new-passphrase");
  await userEvent.type(screen.getByLabelText("Confirm new password"), "A-new-passphrase");
  await userEvent.click(screen.getByRole("button", { name: "Set password" }));
};
/** Expects the text of the error dialog, and closes it for the next story. */
const reads = async (words: string) => {
  await expect(await screen.findByRole("alertdialog")).toHaveTextContent(words);
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
};
export const Sets: Story = {
  ...connected,
  beforeEach: ({ msw }) =>
    msw.use(
      mock("GetCompanies", [company]),
      mockCapabilities("passwordReset"),
      mock("CompletePasswordReset"),
    ),
  play: async () => {
    await enter();
    await expect(await screen.findByText(/Your password is set/)).toBeVisible();
  },
};
/** The link was used before, or is older than an hour. */
export const LinkExpired: Story = {
  ...connected,
  beforeEach: ({ msw }) =>
    msw.use(
      mock("GetCompanies", [company]),
      mockCapabilities("passwordReset"),
      refuse("CompletePasswordReset"),
    ),
  play: async () => {
    await enter();
    await reads("This link no longer works.");
  },
};
/** The provider lacks the capability: the page says so, and has no form. */
export const CapabilityOff: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), mockCapabilities()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This is not available.")).toBeVisible();
    await expect(canvas.queryByLabelText("New password")).toBeNull();
  },
};
