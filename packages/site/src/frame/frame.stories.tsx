import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Choices } from "./choices.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const meta = { title: "Site/Frame", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageHeader: Story = { render: () => <Header /> };
export const PageHeaderOnAPhone: Story = {
  ...PageHeader,
  tags: [],
  globals: { viewport: { value: "phone" } },
};
export const OpenMenu: Story = {
  render: () => <Header />,
  play: async ({ canvas, userEvent }) => {
    const onAPhone = () => canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(canvas.queryByRole("button", { name: "Trading" }) ?? onAPhone());
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Account types/ })).toBeVisible());
  },
};
export const PageFooter: Story = { render: () => <Footer /> };
export const PageFooterInTheDark: Story = { ...PageFooter, globals: { scheme: "dark" } };
export const LanguageAndAppearance: Story = { render: () => <Choices id="story" /> };
export const WayToThisPage: Story = {
  render: () => <Breadcrumb crumbs={[{ name: "Trading" }, { name: "Forex" }]} />,
};
