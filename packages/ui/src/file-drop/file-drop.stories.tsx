import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { FileDrop } from "./file-drop.tsx";

const receipt = new File(["%PDF-1.7"], "receipt-2026-11-21.pdf", { type: "application/pdf" });
const picture = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/></svg>'],
  "transfer.svg",
  { type: "image/svg+xml" },
);

const meta = {
  title: "Fields/File drop",
  component: FileDrop,
  args: {
    label: "Proof of payment",
    description: "An image or a PDF, up to 5 MB.",
    accept: ["image/*", "application/pdf"],
    file: null,
    onChange: () => {},
    labels: {
      drop: "Drop your receipt here, or",
      browse: "Choose a file",
      remove: "Remove",
      uploading: "Uploading...",
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [file, setFile] = useState<File | null>(args.file);
    return <FileDrop {...args} file={file} onChange={setFile} />;
  },
};
/** The field in one line, for forms in which a file is a secondary part. */
export const Row: Story = { ...Playground, args: { look: "row" } };
export const RowPhone: Story = { ...Row, globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const Chosen: Story = { ...Playground, args: { file: receipt } };
export const Picture: Story = { ...Playground, args: { file: picture } };
export const Uploading: Story = { args: { file: receipt, isUploading: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledWithFile: Story = { args: { file: receipt, isDisabled: true } };
export const Invalid: Story = { args: { errorMessage: "Please upload payment proof before submitting." } };
export const InvalidFile: Story = {
  args: { file: receipt, errorMessage: "File size is too large. Maximum size allowed is 5MB." },
};
export const Keyboard: Story = {
  ...Playground,
  args: { file: receipt },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Choose a file/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Remove/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: /Choose a file/ })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Playground, globals: { direction: "rtl" }, tags: ["!test"] };
/** The name of a file starts where its size starts. */
export const ChosenRightToLeft: Story = {
  ...Chosen,
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const end = (text: RegExp) => Math.round(canvas.getByText(text).getBoundingClientRect().right);
    await expect(end(/receipt.*pdf$/)).toBe(end(/byte|بايت/));
  },
};
export const Narrow: Story = { ...Playground, globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    description:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    errorMessage:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
    file: new File(
      ["%PDF-1.7"],
      "Überweisungsauftragsbestätigung_der_zweiten_Einzahlung_vom_21_November_2026.pdf",
      { type: "application/pdf" },
    ),
  },
};

export const WithoutTheLimit: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { description: "An image or a PDF." },
};
