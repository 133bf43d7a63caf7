import type { Meta, StoryObj } from "@storybook/react-vite";
import { WithBroker } from "../testing/broker.tsx";
import { ErrorScreen } from "./error.screen.tsx";
import { NotFoundScreen } from "./not-found.screen.tsx";

const meta = {
  title: "Screens/System pages",
  component: ErrorScreen,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <WithBroker>
        <Story />
      </WithBroker>
    ),
  ],
  args: { message: "Failed to fetch dynamically imported module" },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnexpectedError: Story = {};
export const PageNotFound: Story = { render: () => <NotFoundScreen /> };
