import { payeeScenarios, profileScenarios } from "@broker/mocks";
import type { Meta } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "./broker.tsx";
import { searchOf } from "./places.ts";

/** The time for late code, and for a failed read that is repeated several times. */
export const LATE = { timeout: 10_000 };

/** The withdrawal settings at a provider with the capability `payees`: a bank account in use, and a wallet that waits. */
export const payeesSetting = {
  component: ProfileScreen,
  args: { search: searchOf({ tab: "withdrawal-settings" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...payeeScenarios.saved, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;

/** Opens the form, and chooses a wallet. */
export async function openWalletForm(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Add an account" }, LATE));
  await userEvent.click(await screen.findByRole("radio", { name: "Wallet" }, LATE));
}
