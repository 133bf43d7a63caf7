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

function Example(props: { errorMessage?: string; isDisabled?: boolean; isUploading?: boolean }) {
  const [file, setFile] = useState<File | null>(props.isDisabled || props.isUploading ? receipt : null);
  return (
    <FileDrop
      label="Proof of payment"
      accept={["image/*", "application/pdf"]}
      file={file}
      onChange={setFile}
      {...props}
      labels={labels}
    />
  );
}

test("shows the picked file and gives it back on removal", async () => {
  const screen = await render(<Example />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file input.");
  await userEvent.upload(input, receipt);
  await expect.element(screen.getByText("receipt.pdf")).toBeVisible();
  await screen.getByRole("button", { name: "Remove receipt.pdf" }).click();
  await expect.element(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
});

test("tells its error to screen readers", async () => {
  const screen = await render(<Example errorMessage="Please upload payment proof before submitting." />);
  await expect
    .element(screen.getByRole("group", { name: "Proof of payment" }))
    .toHaveAccessibleDescription("Please upload payment proof before submitting.");
});

test("neither takes nor gives back a file while it is disabled", async () => {
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
  await expect.element(empty.getByRole("button", { name: "Choose a file" })).toBeDisabled();
});

test("says that the file is on its way, and lets nobody change it meanwhile", async () => {
  const screen = await render(<Example isUploading />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Uploading...");
  await expect.element(screen.getByRole("button", { name: "Remove receipt.pdf" })).toBeDisabled();
});
