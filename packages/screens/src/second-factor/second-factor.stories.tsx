import { mockCapabilities, profileScenarios, secondFactorScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";

/** A failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 10_000 };

const meta = {
  title: "Screens/Two-step sign-in",
  component: ProfileScreen,
  args: { search: searchOf({ tab: "contact" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.off, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, LATE));
const enter = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label, {}, LATE), text);
const beginSetUp = async () => {
  await press("Set up");
  await enter("Password", "password");
  await press("Continue");
};
const confirm = async () => {
  await beginSetUp();
  await enter("Code of the app", "492039");
  await press("Turn on");
};

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Set up" }, LATE)).toBeVisible();
    await expect(canvas.getByText("Off")).toBeVisible();
  },
};
/** The password is requested first, and its field has the focus. */
export const EnteringPassword: Story = {
  play: async ({ canvas }) => {
    await press("Set up");
    await expect(await canvas.findByLabelText("Password")).toHaveFocus();
    await press("Continue");
    await expect(await canvas.findByText("Please enter your password.")).toBeVisible();
  },
};
export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.wrongPassword),
  play: async ({ canvas }) => {
    await beginSetUp();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The password is wrong.");
  },
};
export const Beginning: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.beginHangs),
  play: async ({ canvas }) => {
    await beginSetUp();
    await expect(await canvas.findByRole("button", { name: "One moment..." })).toBeVisible();
  },
};
/** The key is shown as a QR code and as text, for a phone that cannot read its own screen. */
export const Scanning: Story = {
  play: async ({ canvas }) => {
    await beginSetUp();
    await expect(
      await canvas.findByRole("img", { name: "The key of two-step sign-in as a QR code" }),
    ).toBeVisible();
    await expect(canvas.getByLabelText("Code of the app")).toHaveFocus();
  },
};
export const ScanningPhoneDarkRightToLeft: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" }, scheme: "dark", direction: "rtl" },
  play: async ({ canvas }) => {
    await beginSetUp();
    await canvas.findByRole("img", { name: "The key of two-step sign-in as a QR code" });
  },
};
/** A refused code is cleared, and the key stays. */
export const WrongCode: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.wrongCode),
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/The code is wrong/);
    await expect(canvas.getByLabelText("Code of the app")).toHaveValue("");
    await expect(canvas.getByRole("img", { name: /as a QR code/ })).toBeVisible();
  },
};
export const Confirming: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.confirmHangs),
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByRole("button", { name: "One moment..." })).toBeVisible();
  },
};
/** The codes are shown once; afterwards the heading has the focus. */
export const ShowingCodes: Story = {
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByText("K7QM-2XPA-7WTD-4RCE")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Two-step sign-in" })).toHaveFocus();
  },
};
export const CodesKept: Story = {
  play: async ({ canvas }) => {
    await confirm();
    await press("I have saved them");
    await expect(await canvas.findByRole("button", { name: "Set up" })).toBeVisible();
    await expect(canvas.queryByText("K7QM-2XPA-7WTD-4RCE")).toBeNull();
  },
};
/** After a lost reply the status shows whether the change was made. */
export const UnknownOutcome: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.unknownOutcome),
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Set up" })).toBeVisible();
  },
};
export const On: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.on),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/8 recovery codes are left/, {}, LATE)).toBeVisible();
  },
};
export const FewCodes: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.fewCodes),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 recovery code is left. Create new/, {}, LATE)).toBeVisible();
  },
};
export const EnteringRenewal: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.on),
  play: async ({ canvas }) => {
    await press("New recovery codes");
    await expect(await canvas.findByText("Your earlier recovery codes no longer work then.")).toBeVisible();
  },
};
export const Renewing: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.renewalHangs),
  play: async ({ canvas }) => {
    await press("New recovery codes");
    await enter("Code of the app", "492039");
    await press("Create codes");
    await expect(await canvas.findByRole("button", { name: "One moment..." })).toBeVisible();
  },
};
/** The form can be left without a change. */
export const EnteringRemoval: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.on),
  play: async ({ canvas }) => {
    await press("Turn off");
    await press("Cancel");
    await press("Turn off");
    const form = within(await canvas.findByRole("form", { name: "Turn off two-step sign-in" }));
    await userEvent.click(form.getByRole("button", { name: "Turn off" }));
    await expect(await form.findByText("Please enter the code.")).toBeVisible();
  },
};
export const Removing: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.removalHangs),
  play: async ({ canvas }) => {
    await press("Turn off");
    await enter("Password", "password");
    await enter("Code of the app, or a recovery code", "K7QM-2XPA-7WTD-4RCE");
    await press("Turn off");
    await expect(await canvas.findByRole("button", { name: "One moment..." })).toBeVisible();
  },
};
/** Another user asked staff to turn it off: the user is notified, and can cancel that. */
export const RemovalAsked: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.removalAsked),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(/asked us to turn off two-step sign-in/, {}, LATE)).toBeVisible();
    msw.use(...secondFactorScenarios.on);
    await press("Cancel the request");
    await expect(await canvas.findByText(/8 recovery codes are left/, {}, LATE)).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.loading) };
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...secondFactorScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your second factor could not be read. Please try again later.", {}, LATE),
    ).toBeVisible();
  },
};
/** Without the capability the tab has no section for a second factor. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Security Settings" }, LATE)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Two-step sign-in" })).toBeNull();
  },
};
