import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Inline } from "../inline/inline.tsx";
import { Text } from "../text/text.tsx";
import { Spinner, SpinnerOverlay } from "./spinner.tsx";

const meta = {
  title: "Feedback/Spinner overlay",
  component: SpinnerOverlay,
  subcomponents: { Spinner },
  args: { label: "Loading your account" },
} satisfies Meta<typeof SpinnerOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Beside a text that describes the work. */
export const BesideWords: Story = {
  render: () => (
    <Card>
      <Inline>
        <Spinner />
        <Text>Checking the code</Text>
      </Inline>
    </Card>
  ),
};
export const Dark: Story = { globals: { scheme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const WithoutWords: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Card>
      <Spinner size="large" />
    </Card>
  ),
};
