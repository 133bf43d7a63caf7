import { mock, mockCapabilities, passkeyScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LoginScreen } from "../session/login.screen.tsx";
import { company, WithBroker } from "../testing/broker.tsx";
import { answerDialogs } from "../testing/passkey-stories.ts";
import { searchOf } from "../testing/places.ts";

const LATE = { timeout: 10_000 };
const navigate = fn();

/** A sign-in by a passkey, on the page of the login. */
const meta = {
  title: "Internals/Passkeys/Sign-in",
  component: LoginScreen,
  parameters: { layout: "fullscreen" },
  args: { search: searchOf({}) },
  decorators: [
    (Story) => (
      <WithBroker navigate={navigate}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(mock("GetCompanies", [company]), ...passkeyScenarios.signIn);
    return answerDialogs("passkey");
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Sign in with a passkey" }, LATE));
const waits = async () =>
  expect(await screen.findByRole("button", { name: "Waiting for your passkey..." }, LATE)).toHaveFocus();

export const Beginning: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.signInBeginHangs),
  play: async () => {
    await begin();
    await waits();
  },
};
export const Asking: Story = {
  beforeEach: () => answerDialogs("none"),
  play: async () => {
    await begin();
    await waits();
  },
};
export const Completing: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.signInHangs),
  play: async () => {
    await begin();
    await waits();
  },
};
/** One press signs in, without an address and a password. */
export const CompletingNavigates: Story = {
  play: async () => {
    await begin();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/dashboard", { replace: true }), LATE);
  },
};
/** The user closed the dialog, and can open it again or enter the password. */
export const ClosedDialog: Story = {
  beforeEach: () => answerDialogs("NotAllowedError"),
  play: async ({ canvas }) => {
    await begin();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/or enter your password/);
    await expect(canvas.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  },
};
export const OtherAddress: Story = {
  beforeEach: () => answerDialogs("SecurityError"),
  play: async ({ canvas }) => {
    await begin();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/do not work at this address/);
  },
};
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.signInRefused),
  play: async ({ canvas }) => {
    await begin();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This passkey does not sign in here.");
  },
};
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.signInOffline),
  play: async ({ canvas }) => {
    await begin();
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
/** The provider lacks the capability: the login is as before. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Sign Me In" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Sign in with a passkey" })).toBeNull();
  },
};
