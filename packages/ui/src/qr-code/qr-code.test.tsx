import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { QrCode } from "./qr-code.tsx";
import { paintQrCode } from "./qr-matrix.ts";

test("is 96 px wide and has a name", async () => {
  const screen = await render(<QrCode text="https://portal.example/sign-up" label="Referral link" />);
  const picture = screen.getByRole("img", { name: "Referral link" });
  expect(picture.element().getBoundingClientRect().width).toBe(96);
});

test("becomes a PNG of the requested size", async () => {
  const blob = await paintQrCode("https://portal.example/sign-up", 256);
  const bitmap = await createImageBitmap(blob);
  expect([blob.type, bitmap.width, bitmap.height]).toEqual(["image/png", 256, 256]);
});
