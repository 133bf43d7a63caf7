import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorScreen } from "./error.screen.tsx";
import { NotFoundScreen } from "./not-found.screen.tsx";

const meta = {
  title: "Screens/System pages",
  component: ErrorScreen,
  parameters: { layout: "fullscreen" },
  args: { message: "Failed to fetch dynamically imported module" },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnexpectedError: Story = {};
export const PageNotFound: Story = { render: () => <NotFoundScreen /> };
