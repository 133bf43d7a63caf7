import type { Meta, StoryObj } from "@storybook/react-vite";
import kite from "../../brands/kite.json" with { type: "json" };
import meridian from "../../brands/meridian.json" with { type: "json" };
import { createBrand } from "../theme/create-brand.ts";
import { house } from "../theme/themes/house.ts";
import { wireframe } from "../theme/themes/wireframe.ts";
import { ContrastTable } from "./contrast-table.tsx";

const meta = {
  title: "Foundations/Contrast",
  component: ContrastTable,
  // The eight tables would be 30,000 px tall on one page.
  tags: ["!autodocs"],
  args: { theme: house, scheme: "light" },
} satisfies Meta<typeof ContrastTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: "dark" }, globals: { scheme: "dark" } };
export const WireframeLight: Story = { args: { theme: wireframe }, globals: { brand: "wireframe" } };
export const WireframeDark: Story = {
  args: { theme: wireframe, scheme: "dark" },
  globals: { brand: "wireframe", scheme: "dark" },
};
export const MeridianLight: Story = {
  args: { theme: createBrand(meridian) },
  globals: { brand: "meridian" },
};
export const MeridianDark: Story = {
  args: { theme: createBrand(meridian), scheme: "dark" },
  globals: { brand: "meridian", scheme: "dark" },
};
export const KiteLight: Story = { args: { theme: createBrand(kite) }, globals: { brand: "kite" } };
export const KiteDark: Story = {
  args: { theme: createBrand(kite), scheme: "dark" },
  globals: { brand: "kite", scheme: "dark" },
};
