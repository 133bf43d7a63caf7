import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
/** The page is loaded anew by itself once there is a connection. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole("heading", { name: "You are offline" })).resolves.toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const PageNotFound: Story = { render: () => <NotFoundScreen /> };
