import type { KycResubmissionState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createPicture, doNothing } from "../testing/kyc-stories.ts";
import { accepted, documents, refused } from "../testing/kyc-resubmission-stories.ts";
import { KycResubmissionView } from "./kyc-resubmission.view.tsx";

const meta = {
  title: "Flows/Account verification",
  component: KycResubmissionView,
  args: { resubmission: { ...documents, step: "choosingFiles", submit: doNothing }, reason: null },
} satisfies Meta<typeof KycResubmissionView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (resubmission: KycResubmissionState): Story => ({ args: { resubmission } });

/** The refused document with its reason and a field; the accepted document has no field. */
export const ChoosingFiles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The picture is not sharp.")).toBeVisible();
    await expect(canvas.getByText("The number cannot be read.")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Choose a file/ })).toHaveLength(1);
    await expect(canvas.getByText("Accepted. You do not need to send it again.")).toBeVisible();
  },
};
export const ChoosingFilesPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
export const ChoosingFilesIssues = at({
  ...documents,
  documents: [{ ...accepted, state: "refused", reason: "glare" }, refused],
  files: { front: createPicture("notes.txt"), back: null },
  issues: { front: { code: "fileType" }, back: { code: "fileRequired" } },
  attempts: 1,
  step: "choosingFiles",
  submit: doNothing,
});
