import { profileScenarios, stepUpScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { SessionGuardScreen } from "../session/session-guard.screen.tsx";
import { user, WithBroker } from "../testing/broker.tsx";
import { answerDialogs } from "../testing/passkey-stories.ts";
import { searchOf } from "../testing/places.ts";
import { changePassword, findStepUp, LATE } from "../testing/step-up-stories.ts";

/** A new password that is confirmed by a passkey in place of a code. */
const meta = {
  title: "Internals/Passkeys/Step-up",
  component: SessionGuardScreen,
  parameters: { layout: "fullscreen" },
  args: { location: "/profile?tab=contact", onLeave: fn() },
  render: (args) => (
    <WithBroker user={user}>
      <ProfileScreen search={searchOf({ tab: "contact" })} />
      <SessionGuardScreen {...args} />
    </WithBroker>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...stepUpScenarios.provedByPasskey, ...profileScenarios.verified);
    return answerDialogs("passkey");
  },
} satisfies Meta<typeof SessionGuardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseKey = async () =>
  userEvent.click(await (await findStepUp()).findByRole("button", { name: "Use a passkey" }, LATE));

/** The field of the code has the focus, and a passkey is offered below it. */
export const Proved: Story = {
  play: async () => {
    await changePassword();
    const field = (await findStepUp()).getByLabelText("Code of the app, or a recovery code");
    await waitFor(() => expect(field).toHaveFocus());
    await chooseKey();
    const changed = await screen.findByText("Your password has been successfully changed.", {}, LATE);
    await waitFor(() => expect(changed).toBeVisible());
  },
};
/** A refused passkey leaves the code. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...stepUpScenarios.passkeyRefused),
  play: async () => {
    await changePassword();
    await chooseKey();
    const asked = await findStepUp();
    await expect(await asked.findByRole("alert")).toHaveTextContent(/This passkey is not accepted here/);
    await waitFor(() => expect(asked.getByLabelText("Code of the app, or a recovery code")).toBeVisible());
  },
};
/** In a frame of another site only a code confirms. */
export const InAFrame: Story = {
  args: { isRenewable: false },
  play: async () => {
    await changePassword();
    const asked = await findStepUp();
    await waitFor(() => expect(asked.getByLabelText("Code of the app, or a recovery code")).toBeVisible());
    await expect(asked.queryByRole("button", { name: "Use a passkey" })).toBeNull();
  },
};
