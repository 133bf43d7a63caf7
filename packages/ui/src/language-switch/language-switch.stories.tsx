import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LanguageSwitch } from "./language-switch.tsx";

const meta = {
  title: "Navigation/Language switch",
  component: LanguageSwitch,
  args: {
    label: "Language",
    current: "en",
    languages: [
      { tag: "en", name: "English" },
      { tag: "ms", name: "Bahasa Melayu" },
      { tag: "zh", name: "简体中文" },
      { tag: "ar", name: "العربية" },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "English" })).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("ms");
  },
};
export const Addresses: Story = {
  args: {
    languages: [
      { tag: "en", name: "English", href: "/login" },
      { tag: "ms", name: "Bahasa Melayu", href: "/ms/login" },
    ],
  },
};
export const Dark: Story = { globals: { scheme: "dark" } };
export const Wireframe: Story = { globals: { brand: "wireframe" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const NamesInEnglish: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    languages: [
      { tag: "en", name: "English" },
      { tag: "ms", name: "Malay" },
      { tag: "zh", name: "Chinese" },
      { tag: "ar", name: "Arabic" },
    ],
  },
};
