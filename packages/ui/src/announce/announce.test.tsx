import { expect, test } from "vitest";
import { announce } from "./announce.ts";

const said = () =>
  [...document.querySelectorAll("[data-live-announcer] > p")].map((line) => line.textContent);

test("announces equal messages at one moment once, and again when they are repeated later", async () => {
  announce("Refreshing...");
  announce("Refreshing...");
  announce("Saved");
  await expect.poll(said).toEqual(["Refreshing...", "Saved"]);
  announce("Refreshing...");
  await expect.poll(said).toEqual(["Refreshing...", "Saved", "Refreshing..."]);
});
