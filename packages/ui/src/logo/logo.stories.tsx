import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Logo } from "./logo.tsx";

const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 70"><rect width="70" height="70" rx="18" fill="#1d4ed8"/></svg>')}`;

const dark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 35"><text y="27" font-family="sans-serif" font-size="28" font-weight="700" fill="#101828">Meridian</text></svg>')}`;

const meta = {
  title: "Data/Logo",
  component: Logo,
  args: { src: square, alt: "Meridian", width: 140, height: 35 },
  decorators: [
    (Story) => (
      <Stack gap={4}>
        <Story />
        <Text>Begins where the logo begins.</Text>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("img")).objectPosition).toBe("0% 50%");
  },
};
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("img")).objectPosition).toBe("100% 50%");
  },
};
/** A company without an image is shown by its name. */
export const WithoutImage: Story = {
  args: { src: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Meridian")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const OnlyForWhite: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  globals: { scheme: "dark" },
  args: { src: dark },
};
