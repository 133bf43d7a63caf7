import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/inline.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  args: { children: "New" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline>
      {(["neutral", "brand", "information", "positive", "warning", "negative"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
export const Dark: Story = { ...Tones, globals: { scheme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    children:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const WholeSentence: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { tone: "warning", children: "Please verify your e-mail before you deposit." },
};
