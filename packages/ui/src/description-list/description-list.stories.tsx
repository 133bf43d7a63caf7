import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code } from "../code/code.tsx";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { Money } from "../money/money.tsx";
import { DescriptionList } from "./description-list.tsx";

const copyOf = (text: string, label: string) => (
  <CopyButton text={text} label={label} copiedLabel="Copied!" failedLabel="Failed to copy!" />
);

const meta = {
  title: "Data/Description list",
  component: DescriptionList,
  args: {
    items: [
      { term: "Bank", details: "Daybreak Bank Berhad", action: copyOf("Daybreak Bank Berhad", "Copy bank") },
      {
        term: "Account number",
        details: <Code>5142 0098 7731</Code>,
        action: copyOf("514200987731", "Copy account number"),
      },
      { term: "Amount", details: <Money value="1117.50" currency="MYR" />, isEmphasised: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    items: [
      {
        term: "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        details:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
      },
    ],
  },
};

export const RepeatedHeading: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    items: [
      { term: "Your bank’s name", details: "Northbank Berhad" },
      { term: "Your bank account’s number", details: <Code>5142 0098 7731</Code> },
      { term: "Your bank account’s currency", details: "MYR" },
    ],
  },
};
