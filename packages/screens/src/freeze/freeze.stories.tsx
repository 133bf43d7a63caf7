import { freezeScenarios, mock, profileScenarios, secondFactorScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { NewPasswordScreen } from "../password-reset/new-password.screen.tsx";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { LoginScreen } from "../session/login.screen.tsx";
import { company, user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { FreezeWarningView } from "./freeze-warning.view.tsx";

/** The code of an extension is loaded late. */
const LATE = { timeout: 10_000 };

/** The warning before a change that freezes withdrawals, at a provider with the capability `freeze`. */
const meta = {
  title: "Screens/Pause of withdrawals",
  component: FreezeWarningView,
  args: { hours: 24, cause: "change", hasUserTransfers: false },
} satisfies Meta<typeof FreezeWarningView>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "phone" } } };
const change = "Withdrawals pause for 24 hours after this change, to protect your money.";
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, LATE));
const shows = async (sentence: string) => expect(await screen.findByText(sentence, {}, LATE)).toBeVisible();

export const Change: Story = {};
export const OneHourAndUserTransfers: Story = {
  args: { hours: 1, hasUserTransfers: true },
  play: () =>
    shows(
      "Withdrawals and transfers to other users pause for 1 hour after this change, to protect your money.",
    ),
};

const profile: Story = {
  render: () => (
    <WithBroker user={user}>
      <ProfileScreen search={searchOf({ tab: "contact" })} />
    </WithBroker>
  ),
};
const off = [...freezeScenarios.announced, ...secondFactorScenarios.off, ...profileScenarios.verified];
const on = [...freezeScenarios.announced, ...secondFactorScenarios.on, ...profileScenarios.verified];

/** The form of a new password shows the warning before any input. */
export const ChangingThePassword: Story = {
  ...profile,
  beforeEach: ({ msw }) => msw.use(...off),
  play: async () => {
    await press("Change");
    await shows(change);
  },
};
export const ChangingThePasswordOnAPhone: Story = { ...ChangingThePassword, ...phone };
export const SettingUpTwoSteps: Story = {
  ...profile,
  beforeEach: ({ msw }) => msw.use(...off),
  play: async () => {
    await press("Set up");
    await shows(change);
  },
};
export const TurningTwoStepsOff: Story = {
  ...profile,
  beforeEach: ({ msw }) => msw.use(...on),
  play: async () => {
    await press("Turn off");
    await shows(change);
  },
};
/** New recovery codes need the app itself, and pause nothing. */
export const NewRecoveryCodes: Story = {
  ...profile,
  beforeEach: ({ msw }) => msw.use(...on),
  play: async ({ canvas }) => {
    await press("New recovery codes");
    await expect(await canvas.findByLabelText("Code of the app")).toBeVisible();
    await expect(canvas.queryByText(/pause/)).toBeNull();
  },
};

/** The page behind the link of an e-mail, without a session. */
export const NewPasswordByLink: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <WithBroker>
      <NewPasswordScreen search={searchOf({ token: "a-token" })} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) =>
    msw.use(mock("GetCompanies", [company]), ...freezeScenarios.announcedWithTransfers),
  play: () =>
    shows(
      "Withdrawals and transfers to other users pause for 24 hours after this change, to protect your money.",
    ),
};

const login: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <WithBroker>
      <LoginScreen search={searchOf({})} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      mock("GetCompanies", [company]),
      ...freezeScenarios.announced,
      ...secondFactorScenarios.challenged,
    ),
};
const signIn = async () => {
  await userEvent.type(await screen.findByLabelText("Email"), "demo@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "password");
  await press("Sign Me In");
};
/** Where the code of a sign-in is entered, a recovery code pauses withdrawals. */
export const EnteringACode: Story = {
  ...login,
  play: async () => {
    await signIn();
    await shows(
      "After a sign-in with a recovery code, withdrawals pause for 24 hours, to protect your money.",
    );
  },
};
export const EnteringACodeOnAPhone: Story = { ...EnteringACode, ...phone };
export const AskingForTheRemoval: Story = {
  ...login,
  play: async () => {
    await signIn();
    await press("I have neither the app nor a recovery code");
    await shows(change);
  },
};
