import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneField } from "./phone-field.tsx";

const meta = {
  title: "Fields/Phone field",
  component: PhoneField,
  args: { label: "Mobile number", countryCode: "MY", dialCode: "+60" },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const CountryUnknown: Story = { args: { countryCode: undefined, dialCode: "+00" } };
export const Invalid: Story = { args: { errorMessage: "Phone number is required" } };
export const RightToLeft: Story = { args: { defaultValue: "123456789" }, globals: { direction: "rtl" } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const DialCodeTwice: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { defaultValue: "+60 12 345 6789" },
};
