import { profileScenarios, threadScenarios } from "@broker/mocks";
import type { Meta } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "./broker.tsx";
import { searchOf } from "./places.ts";

/** The time for late code, and for a failed read that is repeated several times. */
export const LATE = { timeout: 10_000 };

/** The page of conversations at a provider with the capability `messages`. */
export const threadsSetting = {
  component: ProfileScreen,
  args: { search: searchOf({ view: "messages" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...threadScenarios.listed, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;

/** The address of one conversation. */
export const oneThread = searchOf({ view: "messages", id: "C-20261121-7KQ2M4XA" });

/** The address of a new conversation about a transaction. */
export const newThread = searchOf({ view: "messages", id: "new", about: "W-20261120-0001" });

/** Types a message, and sends it. */
export async function sendMessage(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole("textbox", { name: "Your message" }, LATE), text);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
}
