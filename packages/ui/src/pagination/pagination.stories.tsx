import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Data/Pagination",
  component: Pagination,
  args: {
    label: "Pages of deposits",
    summary: "1–20 of 312",
    page: 1,
    pageCount: 16,
    onChange: () => {},
    previousLabel: "Previous page",
    nextLabel: "Next page",
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    const summary = `${page * 20 - 19}–${Math.min(page * 20, 312)} of 312`;
    return <Pagination {...args} summary={summary} page={page} onChange={setPage} />;
  },
};
export const RightToLeft: Story = { args: { page: 2 }, globals: { direction: "rtl" } };
export const Keyboard: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("21–40 of 312")).toBeVisible();
  },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    summary:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    page: 2,
  },
};

export const WithoutATotal: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { page: 7, summary: "Page 7" },
};
