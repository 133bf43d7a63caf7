import type { Meta, StoryObj } from "@storybook/react-vite";
import { house } from "../theme/themes/house.ts";
import { wireframe } from "../theme/themes/wireframe.ts";
import { ColourTable } from "./colour-table.tsx";

const meta = {
  title: "Foundations/Colour",
  component: ColourTable,
  args: { theme: house, scheme: "light" },
} satisfies Meta<typeof ColourTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: "dark" }, globals: { scheme: "dark" } };
export const WireframeLight: Story = { args: { theme: wireframe }, globals: { brand: "wireframe" } };
export const WireframeDark: Story = {
  args: { theme: wireframe, scheme: "dark" },
  globals: { brand: "wireframe", scheme: "dark" },
};
