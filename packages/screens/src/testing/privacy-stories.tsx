import { privacyScenarios, profileScenarios } from "@broker/mocks";
import type { Meta } from "@storybook/react-vite";
import { ProfileScreen } from "../profile/profile.screen.tsx";
import { user, WithBroker } from "./broker.tsx";
import { searchOf } from "./places.ts";

/** The time for late code, and for a failed read that is repeated several times. */
export const LATE = { timeout: 10_000 };

/**
 * The tab of the password at a provider with the capability `privacy`: a copy that can be downloaded, and a copy that was
 * removed.
 */
export const privacySetting = {
  component: ProfileScreen,
  args: { search: searchOf({ tab: "contact" }) },
  decorators: [
    (Story) => (
      <WithBroker user={user}>
        <Story />
      </WithBroker>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...privacyScenarios.listed, ...profileScenarios.verified),
} satisfies Meta<typeof ProfileScreen>;
