import type { Meta, StoryObj } from "@storybook/react-vite";
import { TypeSpecimen } from "./type-specimen.tsx";

const meta = { title: "Foundations/Type", component: TypeSpecimen } satisfies Meta<typeof TypeSpecimen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = { tags: ["picture"] };
export const Meridian: Story = { globals: { brand: "meridian" }, tags: ["picture"] };
export const Kite: Story = { globals: { brand: "kite" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
