import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Stack } from "../stack/stack.tsx";
import { Grid, StickyCell, TallCell } from "./grid.tsx";

const meta = {
  title: "Layout/Grid",
  component: Grid,
  subcomponents: { StickyCell, TallCell },
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
/** Two columns that end together, however long their contents are. */
export const Beside: Story = {
  args: {
    columns: "beside",
    children: (
      <>
        <Card>One</Card>
        <TallCell>
          <Card>
            {Array.from({ length: 12 }, (_, index) => (
              <span key={index}>{`Row ${index + 1}`}</span>
            ))}
          </Card>
        </TallCell>
        <Card>Three</Card>
      </>
    ),
  },
};
/** The narrow column stays in view while the wide one scrolls. */
export const AsideThatStays: Story = {
  args: {
    columns: "aside",
    align: "start",
    children: (
      <>
        <Stack>
          {Array.from({ length: 24 }, (_, index) => (
            <Card key={index}>{`Row ${index + 1}`}</Card>
          ))}
        </Stack>
        <StickyCell>
          <Card tone="sunken">Summary</Card>
        </StickyCell>
      </>
    ),
  },
};

export const ColumnsOfSentences: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    columns: 4,
    children: [
      "Verify your identity before you withdraw for the first time.",
      "Bank transfers are credited within one working day.",
      "Withdrawals are sent to the bank account in your name.",
      "Write to us if an amount has not arrived after two days.",
    ].map((text) => (
      <Card key={text} padding="medium">
        {text}
      </Card>
    )),
  },
};
