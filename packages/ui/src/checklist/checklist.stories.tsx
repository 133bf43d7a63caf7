import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { Inline } from "../inline/inline.tsx";
import { Link } from "../link/link.tsx";
import { Text } from "../text/text.tsx";
import { Checklist } from "./checklist.tsx";

const ahead = (text: string) => (
  <Link href="#step" look="standalone">
    {text}
  </Link>
);
const open = (
  <>
    <Heading level={3} size="title">
      Verify your identity
    </Heading>
    <Text tone="muted">Needed before withdrawals and transfers to other people.</Text>
    <Inline>
      <Button>Verify identity</Button>
    </Inline>
  </>
);

const meta = {
  title: "Feedback/Checklist",
  component: Checklist,
  args: {
    completeLabel: "completed",
    steps: [
      { id: "email", state: "complete", children: <Text>Verify your email</Text> },
      { id: "kyc", state: "current", children: open },
      { id: "bank", state: "ahead", children: ahead("Add your bank account") },
      { id: "deposit", state: "ahead", children: ahead("Make a deposit") },
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: { scheme: "dark" }, tags: ["!test"] };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
/** Every step is complete, or waits for the provider. */
export const NoneOpen: Story = {
  args: {
    steps: [
      { id: "email", state: "complete", children: <Text>Verify your email</Text> },
      { id: "kyc", state: "ahead", children: ahead("Verify your identity") },
    ],
  },
};
/** Steps in any order, each with what it needs. */
export const List: Story = {
  args: {
    look: "list",
    steps: [
      { id: "kyc", state: "ahead", children: open },
      { id: "bank", state: "ahead", children: open },
    ],
  },
};
export const LongText: Story = {
  args: {
    steps: [
      {
        id: "long",
        state: "ahead",
        children: ahead(
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        ),
      },
    ],
  },
};

export const EightTasks: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    steps: [
      "Verify your email",
      "Wait for our call",
      "Read the terms",
      "Choose a platform",
      "Install the platform",
      "Verify your identity",
      "Add your bank account",
      "Make a deposit",
    ].map((text) => ({ id: text, state: "ahead", children: ahead(text) })),
  },
};
