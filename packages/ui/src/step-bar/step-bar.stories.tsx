import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { DescriptionList } from "../description-list/description-list.tsx";
import { Form } from "../form/form.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { StepBar } from "./step-bar.tsx";

const meta = {
  title: "Feedback/Step bar",
  component: StepBar,
  args: {
    back: <Button variant="secondary">Prev</Button>,
    children: <Button>Next</Button>,
    label: "Your deposit",
    lead: "RM 1,117.50 →",
    summary: "$250.00",
    details: (
      <DescriptionList
        items={[
          { term: "Paid to", details: "Daybreak Bank" },
          { term: "Rate", details: "$1.00 USD equals RM 4.47" },
          { term: "Fee", details: "No fee" },
          { term: "You receive", details: "$250.00", isEmphasised: true },
        ]}
      />
    ),
  },
  render: (args) => (
    <Card padding="large">
      <Stack gap={6}>
        <Heading level={2}>How much would you like to deposit?</Heading>
        <Text>The step itself.</Text>
        <StepBar {...args} />
      </Stack>
    </Card>
  ),
} satisfies Meta<typeof StepBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { tags: ["picture"], globals: { viewport: { value: "phone" } } };
export const PhoneDark: Story = { ...Phone, globals: { ...Phone.globals, scheme: "dark" } };
export const PhoneRightToLeft: Story = { ...Phone, globals: { ...Phone.globals, direction: "rtl" } };
/** On a tablet both buttons are in the bar, and end where the fields do. */
export const TabletInAForm: Story = {
  globals: { viewport: { value: "tablet" } },
  render: (args) => (
    <Card padding="large">
      <Form onSubmit={() => {}} width="full">
        <Stack gap={6}>
          <Text>The step itself.</Text>
          <StepBar {...args} />
        </Stack>
      </Form>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector("form")?.getBoundingClientRect();
    const next = canvas.getByRole("button", { name: "Next" }).getBoundingClientRect();
    const back = canvas.getByRole("button", { name: "Prev" }).getBoundingClientRect();
    await expect([back.left, next.right]).toEqual([form?.left, form?.right]);
    await expect(back.top).toBe(next.top);
  },
};
/** Before an amount is entered, the label is above the choices so far. */
export const PhoneWithoutAmounts: Story = {
  ...Phone,
  tags: [],
  args: { lead: undefined, summary: "Daybreak Bank" },
};
/** A step that continues by itself has the summary only. */
export const PhoneWithoutButtons: Story = {
  ...Phone,
  tags: [],
  args: { back: undefined, children: undefined },
};
export const Keyboard: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole("button", { name: /Your deposit/ });
    await expect(canvas.queryByText("No fee")).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(summary).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("No fee")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("No fee")).toBeNull();
  },
};

export const Narrow: Story = { ...Phone, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  ...Phone,
  tags: [],
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    lead: undefined,
  },
};

export const SentenceInTheBar: Story = {
  ...Phone,
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    lead: undefined,
    label: "Once you press Next your bank will ask you to approve the payment of",
    summary: "RM 1,117.50, of which $250.00 are credited to your e-wallet",
  },
};
