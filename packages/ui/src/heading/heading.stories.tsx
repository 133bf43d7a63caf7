import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack.tsx";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Typography/Heading",
  component: Heading,
  args: { level: 1, children: "Account summary" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(["hero", "display", "heading", "title", "lead", "body"] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Navigate global markets
        </Heading>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const FigureAsAHeading: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { level: 2, size: "display", children: "$12,480.55" },
};
