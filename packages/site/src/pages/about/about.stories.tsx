import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import "../../elements/contact-form.ts";
import { ContactForm } from "./contact-form.tsx";
import { DocumentList } from "./document-list.tsx";
import { KeptData } from "./kept-data.tsx";

const meta = { title: "Site/About", parameters: { layout: "fullscreen" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const MessageToSupport: Story = { render: () => <ContactForm action="/api/forms/support-message" /> };
export const MessageToSupportRefused: Story = {
  ...MessageToSupport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the message" }));
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription(/choose what it is about/);
  },
};
export const Documents: Story = { render: () => <DocumentList /> };
export const WhatIsKept: Story = { render: () => <KeptData /> };
export const WhatIsKeptOnAPhone: Story = { ...WhatIsKept, globals: { viewport: { value: "phone" } } };
