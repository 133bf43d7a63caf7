import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Inline } from "../inline/inline.tsx";
import { Link } from "../link/link.tsx";
import { Text } from "../text/text.tsx";
import { Section } from "./section.tsx";

const meta = {
  title: "Layout/Section",
  component: Section,
  args: {
    heading: "Recent activity",
    level: 2,
    description: "The last five movements.",
    actions: (
      <Link href="#all" look="standalone">
        All transactions
      </Link>
    ),
    children: <Text>Content</Text>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    heading:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    description:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const ManyActions: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    actions: (
      <Inline>
        {["Print", "Download", "Filter", "All transactions"].map((action) => (
          <Button key={action} variant="secondary">
            {action}
          </Button>
        ))}
      </Inline>
    ),
  },
};
