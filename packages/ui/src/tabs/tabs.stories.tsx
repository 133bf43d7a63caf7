import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Tabs } from "./tabs.tsx";
import { TabsPlace } from "./tabs-place.tsx";

const meta = {
  title: "Data/Tabs",
  component: Tabs,
  subcomponents: { TabsPlace },
  args: {
    label: "Transactions",
    selected: "deposit",
    items: [
      { id: "deposit", label: "Deposit", content: <Text>Deposits</Text> },
      { id: "withdrawal", label: "Withdrawal", content: <Text>Withdrawals</Text> },
      { id: "internal-transfer", label: "Internal Transfer", content: <Text>Transfers</Text> },
      { id: "compound-scheme", label: "Compound Scheme", content: <Text>Schemes</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
};
export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { ...Playground, globals: { direction: "rtl" } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(document.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tab", { name: "Withdrawal" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Withdrawals");
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: "deposit",
        label:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        content: (
          <Text>
            {
              "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung"
            }
          </Text>
        ),
      },
    ],
  },
};

/** Reserves their space while their code is loading: the height of the row, and the position of the view. */
export const OnTheirWay: Story = {
  render: (args) => (
    <>
      <Tabs {...args} />
      <TabsPlace>
        <Text>Deposits on their way</Text>
      </TabsPlace>
    </>
  ),
  play: async ({ canvas }) => {
    const far = (words: string, top: Element | null | undefined) =>
      canvas.getByText(words).getBoundingClientRect().top - (top?.getBoundingClientRect().top ?? 0);
    const tabs = canvas.getByRole("tablist").parentElement;
    await expect(far("Deposits on their way", tabs?.nextElementSibling)).toBe(far("Deposits", tabs));
  },
};

export const NestedTabs: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: (args) => (
    <Tabs
      {...args}
      items={[
        {
          id: "deposit",
          label: "Deposit",
          content: (
            <Tabs
              label="Status"
              selected="pending"
              items={[
                { id: "pending", label: "Pending", content: <Text>Pending deposits</Text> },
                { id: "completed", label: "Completed", content: <Text>Completed deposits</Text> },
              ]}
            />
          ),
        },
        { id: "withdrawal", label: "Withdrawal", content: <Text>Withdrawals</Text> },
      ]}
    />
  ),
};
