import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Feedback/Error summary",
  component: ErrorSummary,
  args: {
    title: "Please check 2 fields",
    attempt: 1,
    failures: [
      { fieldId: "email", message: "Email is required" },
      { fieldId: "password", message: "Password is required" },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("region", { name: "Please check 2 fields" })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Email is required" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const VagueErrors: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    attempt: 0,
    title: "Something is wrong",
    failures: [
      { fieldId: "email", message: "Invalid input" },
      { fieldId: "password", message: "Invalid input" },
    ],
  },
};
