import { house } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { brands } from "../brands.ts";
import { IconPage } from "./icon-page.tsx";
import { TokenPage } from "./token-page.tsx";
import { readTokens } from "./token-pages.ts";

/** The tokens of the toolbar's brand, one page for each group. */
const meta = {
  title: "Foundations/Tokens",
  component: TokenPage,
  tags: ["!autodocs"],
  args: { page: "Colour", theme: house },
  parameters: { controls: { disable: true } },
  render: ({ page }, { globals }) => (
    <TokenPage page={page} theme={brands[String(globals["brand"])] ?? house} />
  ),
} satisfies Meta<typeof TokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {};
/** A brand has its own values, and each has a button that copies the variable. */
export const ColourOfKite: Story = {
  globals: { brand: "kite", scheme: "dark" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("#e8590c")).not.toHaveLength(0);
    const colours = readTokens(house).filter(({ group }) => group === "color");
    await expect(canvas.getAllByRole("button", { name: /^Copy var\(--broker-color-/ })).toHaveLength(
      colours.length,
    );
  },
};
export const Type: Story = { args: { page: "Type" } };
export const Space: Story = { args: { page: "Space" } };
export const Size: Story = { args: { page: "Size" } };
export const Radius: Story = { args: { page: "Radius" } };
export const Elevation: Story = { args: { page: "Elevation" } };
export const Stroke: Story = { args: { page: "Stroke" } };
export const Layer: Story = { args: { page: "Layer" } };
export const Motion: Story = { args: { page: "Motion" } };
export const Breakpoints: Story = { args: { page: "Breakpoints" } };
export const Icons: Story = {
  render: () => <IconPage />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox", { name: "Search icons" });
    await userEvent.type(search, "arrow left");
    await expect(canvas.getByText(/^2 of \d+ icons$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy the import of ArrowLeft" })).toBeVisible();
    await userEvent.clear(search);
  },
};
