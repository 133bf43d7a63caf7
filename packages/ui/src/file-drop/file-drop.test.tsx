import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FileDrop } from "./file-drop.tsx";

function Example({ errorMessage }: { errorMessage?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDrop
      label="Proof of payment"
      accept={["image/*", "application/pdf"]}
      file={file}
      onChange={setFile}
      errorMessage={errorMessage}
      labels={{ drop: "Drop here, or", browse: "Choose a file", remove: "Remove", uploading: "Uploading" }}
    />
  );
}

test("shows the picked file and gives it back on removal", async () => {
  const screen = await render(<Example />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file input.");
  await userEvent.upload(input, new File(["%PDF"], "receipt.pdf", { type: "application/pdf" }));
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
