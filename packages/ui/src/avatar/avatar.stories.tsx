import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/inline.tsx";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Amira Rahman", size: "large" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Small: Story = { args: { size: "small" } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };

export const WithoutNames: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: (args) => (
    <Inline>
      {["Amira Rahman", "Adam Reed", "Aisha Rauf"].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Inline>
  ),
};
