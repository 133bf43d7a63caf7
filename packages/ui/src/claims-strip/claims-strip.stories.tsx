import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClaimsStrip } from "./claims-strip.tsx";

const meta = {
  title: "Marketing/Claims strip",
  component: ClaimsStrip,
  args: {
    claims: [
      { figure: "500,000+", label: "traders" },
      { figure: "10,000+", label: "instruments" },
      { figure: "20+", label: "deposit methods" },
      { figure: "$100", label: "minimum deposit" },
      { figure: "1:500", label: "maximum leverage" },
      { figure: "24/5", label: "support" },
      { figure: "$0", label: "withdrawal fees" },
    ],
  },
} satisfies Meta<typeof ClaimsStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    claims: [
      {
        figure: "1,234,567,890+",
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
      },
      { figure: "24/5", label: "support" },
      { figure: "$0", label: "withdrawal fees" },
    ],
  },
};
