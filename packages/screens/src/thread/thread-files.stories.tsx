import { threadScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { ProfileScreen } from "../profile/profile.screen.tsx";
import { ComposerView } from "./composer.view.tsx";
import { LATE, oneThread, sendMessage, threadsSetting } from "../testing/thread-stories.tsx";

/** The files of messages, at a provider that takes files with messages. */
const meta = {
  title: "Internals/Message files",
  ...threadsSetting,
  args: { search: oneThread },
  beforeEach: ({ msw }) => msw.use(...threadScenarios.files),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const paper = (name: string, type = "application/pdf") => new File(["%PDF-1.7"], name, { type });
const fieldOf = (number: number) => screen.findByRole("group", { name: `File ${number} (optional)` }, LATE);

/** Chooses a file in the field with a number. */
async function choose(number: number, file: File): Promise<void> {
  const field = await fieldOf(number);
  const picker = field.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error("No picker");
  await userEvent.upload(picker, file, { applyAccept: false });
}

/** The files of a message are links with their size; the field takes up to three. */
export const Files: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "bank-statement.pdf" }, LATE);
    await expect(link).toHaveAttribute("href", "/api/files/message/40198/1");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(canvas.getByText("1.4 MB")).toBeVisible();
    await expect(await fieldOf(1)).toHaveAccessibleDescription("JPG, PNG or PDF, at most 5 MB.");
    await expect(canvas.queryByRole("group", { name: "File 2 (optional)" })).toBeNull();
  },
};
export const FilesPhoneRightToLeft: Story = {
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** A chosen file is shown with its name and size; a further field follows it, up to the third. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await choose(1, paper("one.pdf"));
    await choose(2, paper("two.png", "image/png"));
    await choose(3, paper("three.pdf"));
    await expect(canvas.queryByRole("group", { name: "File 4 (optional)" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove one.pdf" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Choose a file: File 1 (optional)" })).toHaveFocus(),
    );
    await expect(await fieldOf(1)).toHaveTextContent("two.png");
    await expect(await fieldOf(2)).toHaveTextContent("three.pdf");
    await expect(await fieldOf(3)).not.toHaveTextContent(".pdf");
  },
};
/** A chosen file is removed by the keyboard alone, and the focus moves to the button that chooses a file. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await choose(1, paper("one.pdf"));
    canvas.getByRole("button", { name: "Choose a file: File 1 (optional)" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove one.pdf" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Choose a file: File 1 (optional)" })).toHaveFocus(),
    );
    await waitFor(async () => expect(await fieldOf(1)).not.toHaveTextContent("one.pdf"));
  },
};
/** A file of another type is refused as it is chosen, and nothing is sent with it. */
export const AnotherType: Story = {
  play: async ({ canvas }) => {
    await choose(1, paper("moving.gif", "image/gif"));
    await waitFor(() =>
      expect(canvas.getByText("Unsupported file format. Only JPG, PNG and PDF are allowed.")).toBeVisible(),
    );
    await sendMessage("Here it is.");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Choose a file: File 1 (optional)" })).toHaveFocus(),
    );
    await expect(canvas.getByRole("textbox", { name: "Your message" })).toHaveValue("Here it is.");
  },
};
export const TooLarge: Story = {
  play: async ({ canvas }) => {
    await choose(1, new File([new Uint8Array(5_242_881)], "large.pdf", { type: "application/pdf" }));
    await waitFor(() =>
      expect(canvas.getByText("File size is too large. Maximum size allowed is 5MB.")).toBeVisible(),
    );
  },
};
/** Once the message has arrived, the field is empty. */
export const Sends: Story = {
  play: async () => {
    await choose(1, paper("one.pdf"));
    await sendMessage("Here it is.");
    await waitFor(async () => expect(await fieldOf(1)).not.toHaveTextContent("one.pdf"), LATE);
  },
};
export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.filesHangs),
  play: async ({ canvas }) => {
    await choose(1, paper("one.pdf"));
    await sendMessage("Here it is.");
    await waitFor(
      () => expect(canvas.getByRole("progressbar", { name: "Uploading..." })).toBeVisible(),
      LATE,
    );
    await expect(canvas.getByRole("button", { name: "Remove one.pdf" })).toBeDisabled();
  },
};
/** Beyond the limit of a day the page says from when the files can be sent, and they stay in their fields. */
export const TooManyADay: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.filesLimited),
  play: async ({ canvas }) => {
    await choose(1, paper("one.pdf"));
    await sendMessage("One more.");
    const words = /^You have sent many files within a day\. You can send these from Nov 22, 2026/;
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible(), LATE);
    await expect(await fieldOf(1)).toHaveTextContent("one.pdf");
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await choose(1, paper("a-file-with-a-very-long-name-without-any-space-in-it-at-all.pdf"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** A provider that takes no files has no field for them. */
export const NotTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...threadScenarios.listed),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Your message" }, LATE);
    await expect(canvas.queryByRole("group", { name: /File/ })).toBeNull();
  },
};
const doNothing = () => {};
/** After a reload the text is kept, and the files must be chosen again. */
export const AfterAReload: Story = {
  render: () => (
    <ComposerView
      message={{
        step: "composing",
        draft: { topic: null, text: "Both pages are here.", files: [] },
        topics: [],
        issues: {},
        mostFiles: 3,
        fileTypes: ["application/pdf"],
        fileIssues: [],
        lostFiles: ["one.pdf", "two.pdf"],
        attempts: 0,
        failure: null,
        possibleFrom: null,
        change: doNothing,
        send: doNothing,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Please choose one.pdf and two.pdf again. Files are not kept after a reload."),
    ).toBeVisible();
  },
};
