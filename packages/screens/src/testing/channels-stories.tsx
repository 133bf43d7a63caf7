import { inboxScenarios, profileScenarios } from "@broker/mocks";
import type { Meta } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "./broker.tsx";
import { searchOf } from "./places.ts";

/** The section is late code, and a failed read is repeated several times before the failure is shown. */
export const LATE = { timeout: 10_000 };

/** Finds the switch of an event and a channel, such as `Deposits: Email`. */
export const findSwitch = (name: string) => screen.findByRole("switch", { name }, LATE);

/** The properties that the story files of the notification settings share. */
export const setting = {
  component: ProfileScreen,
  args: { search: searchOf({ tab: "contact" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...inboxScenarios.listed, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;
