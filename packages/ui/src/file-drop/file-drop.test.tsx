import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FileDrop } from "./file-drop.tsx";

const labels = {
  drop: "Drop here, or",
  browse: "Choose a file",
  remove: "Remove",
  uploading: "Uploading...",
};
const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });

interface ExampleProps {
  errorMessage?: string;
  isDisabled?: boolean;
  isUploading?: boolean;
  isRefused?: boolean;
}

function Example({ isRefused = false, ...props }: ExampleProps) {
  const [file, setFile] = useState<File | null>(props.isDisabled || props.isUploading ? receipt : null);
  return (
    <FileDrop
      label="Proof of payment"
      accept={["image/*", "application/pdf"]}
      file={file}
      onChange={setFile}
      {...props}
      {...(isRefused && file?.type === "text/plain" && { errorMessage: "Only images." })}
      labels={labels}
    />
  );
}

test("shows the picked file and returns null on removal", async () => {
  const screen = await render(<Example />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file input.");
  await userEvent.upload(input, receipt);
  await expect.element(screen.getByText("receipt.pdf")).toBeVisible();
  await screen.getByRole("button", { name: "Remove receipt.pdf" }).click();
  await expect.element(screen.getByRole("button", { name: "Choose a file: Proof of payment" })).toBeVisible();
});

const picker = () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file input.");
  return input;
};
const said = () => document.querySelector("[data-live-announcer][role='log']")?.textContent ?? "";

test("keeps the focus on its button when a file is picked or removed, and announces its name", async () => {
  const screen = await render(<Example />);
  const browse = screen.getByRole("button", { name: "Choose a file: Proof of payment" });
  await userEvent.tab();
  await expect.element(browse).toHaveFocus();
  await userEvent.upload(picker(), receipt);
  await expect.element(browse).toHaveFocus();
  await expect.poll(() => screen.getByRole("status").element().textContent).toContain("receipt.pdf 4");
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Remove receipt.pdf" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(browse).toHaveFocus();
});

test("has one tab stop without a file", async () => {
  await render(
    <>
      <Example />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("After");
});

test("announces once why a picked file is refused, and accepts another one", async () => {
  document.querySelector("[data-live-announcer][role='log']")?.remove();
  const screen = await render(<Example isRefused />);
  await userEvent.upload(picker(), new File(["hello"], "notes.txt", { type: "text/plain" }));
  await expect.poll(said).toBe("Only images.");
  expect(document.querySelector("[role='alert']")).toBeNull();
  await userEvent.upload(picker(), receipt);
  await expect.element(screen.getByRole("button", { name: "Remove receipt.pdf" })).toBeVisible();
});

test.each(["drop", "paste"])("accepts a file by %s", async (way) => {
  const screen = await render(<Example />);
  const carried = new DataTransfer();
  carried.items.add(receipt);
  const event =
    way === "drop"
      ? new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: carried })
      : new ClipboardEvent("paste", { bubbles: true, clipboardData: carried });
  screen.getByText("Drop here, or").element().dispatchEvent(event);
  await expect.element(screen.getByRole("button", { name: "Remove receipt.pdf" })).toBeVisible();
});

test("describes its error for screen readers", async () => {
  const screen = await render(<Example errorMessage="Please upload payment proof before submitting." />);
  await expect
    .element(screen.getByRole("group", { name: "Proof of payment" }))
    .toHaveAccessibleDescription("Please upload payment proof before submitting.");
});

test("neither accepts nor removes a file while it is disabled", async () => {
  const screen = await render(<Example isDisabled />);
  await expect.element(screen.getByRole("button", { name: "Remove receipt.pdf" })).toBeDisabled();
  const empty = await render(
    <FileDrop
      isDisabled
      label="Reference"
      accept={["image/*"]}
      file={null}
      onChange={() => {}}
      labels={labels}
    />,
  );
  await expect.element(empty.getByRole("button", { name: "Choose a file: Reference" })).toBeDisabled();
});

test("announces that the file is uploading, and cannot be changed meanwhile", async () => {
  const screen = await render(<Example isUploading />);
  await expect.poll(() => screen.getByRole("status").element().textContent).toContain("Uploading...");
  await expect.element(screen.getByRole("button", { name: "Remove receipt.pdf" })).toBeDisabled();
});
