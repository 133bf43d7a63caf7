import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Faq } from "./faq.tsx";

const meta = {
  title: "Marketing/FAQ",
  component: Faq,
  args: {
    entries: [
      {
        question: "How long does a withdrawal take?",
        answer: "It is sent within one working day of its approval.",
      },
      {
        question: "What does an account cost?",
        answer: "Nothing. Spreads and commissions are shown before you trade.",
      },
      {
        question:
          "Which documents do you need to verify my identity, and may they be photographs taken with a phone?",
        answer: "An identity card or passport, both sides, as a photograph or a PDF.",
      },
    ],
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("How long does a withdrawal take?"));
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByText("How long does a withdrawal take?").closest("details");
    await userEvent.tab();
    await expect(first?.querySelector("summary")).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(first?.querySelector("summary")).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    entries: [
      {
        question:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        answer:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
      },
    ],
  },
};

export const QuestionsOfTheCompany: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    entries: [
      { question: "Why are we the best?", answer: "We put clients first." },
      { question: "What makes our technology unique?", answer: "Years of work." },
    ],
  },
};
