import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Notice } from "../notice/notice.tsx";
import { Text } from "../text/text.tsx";
import { Picture } from "./picture.tsx";

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 3 4"><rect width="3" height="4" fill="#dbeafe"/><path d="M.5 1h2M.5 1.5h2M.5 2h1" stroke="#1d4ed8" stroke-width=".1"/></svg>')}`;

const meta = {
  title: "Data/Picture",
  component: Picture,
  args: {
    src: drawing,
    alt: "Receipt of D-1",
    fallback: <Notice tone="information">This file cannot be shown here. Please open it instead.</Notice>,
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

/** A file that is no image is replaced by the fallback. */
export const NoPicture: Story = {
  args: { src: "data:application/pdf;base64,JVBERi0xLjQK" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };

export const FallbackWithoutTheFile: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { src: "data:application/pdf;base64,JVBERi0xLjQK", fallback: <Text>Error</Text> },
};
