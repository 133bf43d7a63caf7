import { mock, mockCapabilities, passkeyScenarios, profileScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { answerDialogs, type DialogEnd } from "../testing/passkey-stories.ts";
import { searchOf } from "../testing/places.ts";

/** A failed read is repeated several times before the failure is shown. */
const LATE = { timeout: 10_000 };

/** The passkeys of the profile: their list, an addition and a removal. */
const meta = {
  title: "Internals/Passkeys",
  component: ProfileScreen,
  args: { search: searchOf({ tab: "contact" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...passkeyScenarios.none, ...profileScenarios.verified);
    return answerDialogs("passkey");
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, LATE));
const formOf = async (name: string) => within(await screen.findByRole("form", { name }, LATE));
/** Enters a new passkey, up to the dialog of the browser. */
const add = async () => {
  await press("Add a passkey");
  const form = await formOf("Add a passkey");
  await userEvent.type(form.getByLabelText("Name"), "My phone");
  await userEvent.type(form.getByLabelText("Password"), "password");
  await userEvent.click(form.getByRole("button", { name: "Continue" }));
};
/** Enters the removal of the first passkey. */
const remove = async () => {
  await press("Remove My phone");
  const form = await formOf("Remove the passkey My phone");
  await userEvent.type(form.getByLabelText("Password"), "password");
  await userEvent.click(form.getByRole("button", { name: "Remove" }));
};

/** A new password keeps the passkeys: the form says how many, also after the change, and leads to their removal. */
export const TwoWithNewPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.two, mock("UpdateUserPassword")),
  play: async ({ canvas }) => {
    await canvas.findByText("My phone", {}, LATE);
    await expect(canvas.queryByText(/^A new password does not remove/)).toBeNull();
    await press("Change");
    await expect(
      await canvas.findByText(/: 2 passkeys can still sign in without it/, {}, LATE),
    ).toBeVisible();
    await press("See your passkeys");
    await expect(canvas.getByRole("heading", { name: "Passkeys" })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Current password"), "Sandbox-2026!");
    for (const label of ["New password", "Confirm new password"])
      await userEvent.type(canvas.getByLabelText(label), "A-new-passphrase-9");
    await press("Save");
    const dialog = await screen.findByRole("alertdialog", {}, LATE);
    await userEvent.click(within(dialog).getByRole("button"));
    await waitFor(() => expect(canvas.getByText(/: 2 passkeys can still sign in/)).toBeVisible(), LATE);
  },
};
/** Each passkey has its name and its last use. After a removal, and after a cancelled removal, the heading has the focus. */
export const Two: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.two),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("My phone", {}, LATE)).toBeVisible();
    await expect(canvas.getByText(/Last used on Nov 20, 2026\./)).toBeVisible();
    await expect(canvas.getByText(/Not used yet\./)).toBeVisible();
    const heading = canvas.getByRole("heading", { name: "Passkeys" });
    await press("Remove My phone");
    await press("Cancel");
    await waitFor(() => expect(heading).toHaveFocus());
    await remove();
    await waitFor(() => expect(heading).toHaveFocus(), LATE);
  },
};
/** After an addition the heading has the focus. */
export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have no passkey yet.", {}, LATE)).toBeVisible();
    await add();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Passkeys" })).toHaveFocus(), LATE);
  },
};
/** The form says what is missing, and can be left without a change. */
export const Entering: Story = {
  play: async ({ canvas }) => {
    await press("Add a passkey");
    await expect(await canvas.findByLabelText("Name")).toHaveFocus();
    await press("Continue");
    await expect(await canvas.findByText("Please enter a name.")).toBeVisible();
    await expect(canvas.getByText("Please enter your password.")).toBeVisible();
    await press("Cancel");
    await expect(await canvas.findByText("You have no passkey yet.")).toBeVisible();
  },
};
export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.wrongPassword),
  play: async ({ canvas }) => {
    await add();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The password is wrong.");
    await expect(canvas.getByLabelText("Name")).toHaveValue("My phone");
  },
};
export const Beginning: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.beginHangs),
  play: async ({ canvas }) => {
    await add();
    await expect(await canvas.findByRole("button", { name: "One moment..." })).toBeVisible();
  },
};

/** A story in which the dialog of the browser ends in some way. */
const whereDialog = (end: DialogEnd, text: string): Story => ({
  beforeEach: () => answerDialogs(end),
  play: async ({ canvas }) => {
    await add();
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible(), LATE);
  },
});
export const Creating = whereDialog("none", "Follow the steps in the dialog of your browser.");
/** The user closed the dialog, and can open it again. */
export const Interrupted: Story = {
  beforeEach: () => answerDialogs("NotAllowedError"),
  play: async ({ canvas }) => {
    await add();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/dialog of your browser was closed/);
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    answerDialogs("passkey");
    await press("Try again");
    await expect(await canvas.findByText("You have no passkey yet.")).toBeVisible();
  },
};
export const ExistsHere = whereDialog(
  "InvalidStateError",
  "This device has a passkey of your account already.",
);
export const UnsuitableDevice = whereDialog(
  "ConstraintError",
  "This device cannot keep a passkey. It needs a screen lock, or you can use another device.",
);
export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.savingHangs),
  play: async ({ canvas }) => {
    await add();
    // The button has the same text until the dialog of the browser opens.
    await waitFor(() => expect(canvas.getByText("One moment...", { selector: "p" })).toBeVisible(), LATE);
  },
};
/** The provider's challenge was over: the name stays, and the user begins again. */
export const TooLate: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.tooLate),
  play: async ({ canvas }) => {
    await add();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/took too long/);
    await expect(canvas.getByLabelText("Name")).toHaveValue("My phone");
  },
};
/** After a lost reply the list shows whether the change was made. */
export const UnknownOutcome: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.unknownOutcome),
  play: async ({ canvas }) => {
    await add();
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  },
};
export const EnteringRemoval: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.two),
  play: async () => {
    await press("Remove Security key");
    const form = await formOf("Remove the passkey Security key");
    await expect(form.getByText(/Your password still signs you in/)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Remove" }));
    await expect(await form.findByText("Please enter your password.")).toBeVisible();
  },
};
export const Removing: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.removalHangs),
  play: async ({ canvas }) => {
    await remove();
    await expect(await canvas.findByRole("button", { name: "One moment..." })).toBeVisible();
  },
};
export const RemovedElsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.removedElsewhere),
  play: async ({ canvas }) => {
    await remove();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This passkey was removed already.");
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...passkeyScenarios.loading) };
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...passkeyScenarios.notLoaded),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your passkeys could not be read. Please try again later.", {}, LATE),
    ).toBeVisible();
  },
};
/** The provider lacks the capability: the tab is as before, and nothing is called. */
export const CapabilityOff: Story = {
  beforeEach: ({ msw }) => msw.use(mockCapabilities()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Security Settings" }, LATE)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Passkeys" })).toBeNull();
  },
};
