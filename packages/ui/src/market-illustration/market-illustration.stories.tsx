import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureTile } from "../figure-tile/figure-tile.tsx";
import { Stack } from "../stack/stack.tsx";
import { MarketIllustration } from "./market-illustration.tsx";

const meta = {
  title: "Layout/Market illustration",
  component: MarketIllustration,
  args: {},
} satisfies Meta<typeof MarketIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Wireframe: Story = { globals: { brand: "wireframe" } };

export const BesideABalance: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Stack>
      <FigureTile label="Trading Balance" value="8320.00" currency="USD" />
      <MarketIllustration />
    </Stack>
  ),
};
