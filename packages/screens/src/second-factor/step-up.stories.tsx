import type { CodeValues, FactorCode } from "@broker/hooks";
import { mockCapabilities, profileScenarios, stepUpScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { SessionGuardScreen } from "../session/session-guard.screen.tsx";
import { createFixedForm, user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { changePassword, findStepUp, LATE } from "../testing/step-up-stories.ts";
import { StepUpView } from "./step-up.view.tsx";

const form = createFixedForm<CodeValues, FactorCode>({ code: "492039" });
const purpose = "WithdrawalRequest";
const nothing = () => {};
const entering = {
  step: "enteringCode",
  purpose,
  form,
  failure: null,
  submit: nothing,
  cancel: nothing,
} as const;

const meta = {
  title: "Screens/Two-step sign-in/Step-up",
  component: StepUpView,
  args: { state: entering },
} satisfies Meta<typeof StepUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnteringCode: Story = {};
export const EnteringCodeForAccount: Story = {
  args: { state: { ...entering, purpose: "UpdateUserWithdrawalInfo" } },
};
export const EnteringCodeForPassword: Story = {
  args: { state: { ...entering, purpose: "UpdateUserPassword" } },
};
export const EnteringCodePhoneDarkRightToLeft: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" }, scheme: "dark", direction: "rtl" },
  play: async () => {
    const field = await screen.findByLabelText("Code of the app, or a recovery code");
    await waitFor(() => expect(field).toBeVisible());
  },
};
export const Issue: Story = {
  args: { state: { ...entering, form: createFixedForm({ code: "49" }, { code: { code: "codeInvalid" } }) } },
};
export const WrongCode: Story = {
  args: {
    state: {
      ...entering,
      form: createFixedForm({ code: "" }),
      failure: {
        operation: "CompleteStepUp",
        kind: "refused",
        code: 1105,
        message: "The code is wrong or was used already. Wait for the next one in your app.",
      },
    },
  },
};
export const Proving: Story = { args: { state: { step: "proving", purpose, form } } };

/** The password form of the profile, and the guard of the session, which asks for the code. */
const inProfile: Partial<Story> = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <WithBroker user={user}>
      <ProfileScreen search={searchOf({ tab: "contact" })} />
      <SessionGuardScreen location="/profile?tab=contact" onLeave={fn()} />
    </WithBroker>
  ),
};
const confirm = async (code = "492039") => {
  const asked = await findStepUp();
  await userEvent.type(asked.getByLabelText("Code of the app, or a recovery code"), code);
  await userEvent.click(asked.getByRole("button", { name: "Confirm" }));
};
const over = () =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: "Confirm with a code" })).toBeNull(), LATE);

const isShown = async (text: string | RegExp) => {
  const found = await screen.findByText(text, {}, LATE);
  await waitFor(() => expect(found).toBeVisible());
};
const isChanged = () => isShown("Your password has been successfully changed.");

/** The field has the focus; after the code the password is changed without a second press. */
export const Proved: Story = {
  ...inProfile,
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.proved, ...profileScenarios.verified),
  play: async () => {
    await changePassword();
    const field = (await findStepUp()).getByLabelText("Code of the app, or a recovery code");
    await waitFor(() => expect(field).toHaveFocus());
    await confirm();
    await over();
    await isChanged();
  },
};
/** Nothing is sent before the field has a code; a refused code is cleared. */
export const RefusedCode: Story = {
  ...inProfile,
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.wrongCode, ...profileScenarios.verified),
  play: async () => {
    await changePassword();
    const asked = await findStepUp();
    await userEvent.click(asked.getByRole("button", { name: "Confirm" }));
    await isShown("Please enter the code.");
    await confirm();
    await expect(await asked.findByRole("alert")).toHaveTextContent(/The code is wrong/);
    await expect(asked.getByLabelText("Code of the app, or a recovery code")).toHaveValue("");
  },
};
/** A cancelled question does not change the password, and the form says that a code is missing. */
export const Cancelled: Story = {
  ...inProfile,
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.proved, ...profileScenarios.verified),
  play: async () => {
    await changePassword();
    await userEvent.click((await findStepUp()).getByRole("button", { name: "Cancel" }));
    await over();
    await isShown(/Please confirm this with a code/);
  },
};
/** While the code is sent the dialog cannot be closed, so that the call is never left without an answer. */
export const ProvingOnProfile: Story = {
  ...inProfile,
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.hangs, ...profileScenarios.verified),
  play: async () => {
    await changePassword();
    await confirm();
    const asked = await findStepUp();
    const button = await asked.findByRole("button", { name: "One moment..." });
    await waitFor(() => expect(button).toBeVisible());
    await expect(asked.queryByRole("button", { name: "Cancel" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};
/** The code stays, since it may not have arrived. */
export const Offline: Story = {
  ...inProfile,
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.offline, ...profileScenarios.verified),
  play: async () => {
    await changePassword();
    await confirm();
    const asked = await findStepUp();
    const alert = await asked.findByRole("alert");
    await waitFor(() => expect(alert).toBeVisible());
    await expect(asked.getByLabelText("Code of the app, or a recovery code")).toHaveValue("492039");
  },
};
export const TooManyCodes: Story = {
  ...inProfile,
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.tooManyCodes, ...profileScenarios.verified),
  play: async () => {
    await changePassword();
    await confirm();
    await expect(await (await findStepUp()).findByRole("alert")).toHaveTextContent(/Too many attempts/);
  },
};
/** The provider lacks the capability: the password is changed at once. */
export const CapabilityOff: Story = {
  ...inProfile,
  beforeEach: ({ msw }) => msw.use(mockCapabilities("secondFactor"), ...profileScenarios.verified),
  play: async () => {
    await changePassword();
    await isChanged();
    await expect(screen.queryByRole("dialog", { name: "Confirm with a code" })).toBeNull();
  },
};
