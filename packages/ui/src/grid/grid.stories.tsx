import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Grid } from "./grid.tsx";

const meta = {
  title: "Layout/Grid",
  component: Grid,
  args: {
    children: ["One", "Two", "Three", "Four"].map((name) => (
      <Card key={name} padding="medium">
        {name}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Four: Story = { args: { columns: 4 } };
export const Pair: Story = { args: { columns: "pair" }, globals: { viewport: { value: "narrow" } } };
export const Aside: Story = { args: { columns: "aside" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
