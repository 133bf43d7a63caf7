import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ErrorAlert, ErrorNotice } from "./error-alert.view.tsx";

const meta = {
  title: "Screens/Error alert",
  component: ErrorAlert,
  args: { text: "An error occurred while logging in.", isNear: true },
} satisfies Meta<typeof ErrorAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error is shown until it is confirmed. */
export const Told: Story = {
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Error" });
    await expect(dialog).toHaveTextContent("An error occurred while logging in.");
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** Without the dialog's code, the page itself shows the error. */
export const ToldPlainly: Story = {
  render: ({ text }) => <ErrorNotice text={text ?? ""} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An error occurred while logging in.");
  },
};
export const ToldPlainlyPhone: Story = { ...ToldPlainly, globals: { viewport: { value: "phone" } } };
