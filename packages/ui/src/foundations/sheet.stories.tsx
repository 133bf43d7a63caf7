import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sheet } from "./sheet.tsx";

/** An overview of every brand, in both schemes, on desktops and phones, in both directions. */
const meta = { title: "Foundations/Sheet", component: Sheet, tags: ["picture"] } satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = { globals: { brand: "house" } };
export const HouseDark: Story = { globals: { brand: "house", scheme: "dark" } };
export const Meridian: Story = { globals: { brand: "meridian" } };
export const MeridianDark: Story = { globals: { brand: "meridian", scheme: "dark" } };
export const Kite: Story = { globals: { brand: "kite" } };
export const KiteDark: Story = { globals: { brand: "kite", scheme: "dark" } };
export const Wireframe: Story = { globals: { brand: "wireframe" } };
export const WireframeDark: Story = { globals: { brand: "wireframe", scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Compact: Story = { globals: { density: "compact" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const NarrowDark: Story = {
  globals: { brand: "kite", scheme: "dark", viewport: { value: "narrow" } },
};
