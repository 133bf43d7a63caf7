import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { Broker } from "./broker.ts";
import { atGateways } from "../test/gateways.ts";
import { BareDeposit } from "../test/bare-deposit.tsx";
import { signedIn, within } from "../test/render.tsx";

const open = (broker: Broker) => render(<BareDeposit />, within(broker));
const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const at = (step: string) => expect.element(page.getByRole("region", { name: step })).toBeVisible();
const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });

test("a deposit by bank is completed in plain HTML, also with the Enter key", async () => {
  const { provider, broker } = await signedIn();
  const { container } = await open(broker);
  await press("bank");
  await press("Next");
  await press("Daybreak Transfer");
  await press("Next");
  await userEvent.fill(page.getByLabelText("Local"), "4");
  await expect.element(page.getByRole("alert")).toHaveTextContent("amountTooLow");
  await userEvent.fill(page.getByLabelText("Local"), "447");
  await expect.element(page.getByLabelText("USD")).toHaveValue("100.00");
  await userEvent.keyboard("{Enter}");
  await at("providingProof");
  await expect.element(page.getByText("514012345678")).toBeVisible();
  await userEvent.upload(page.getByLabelText("Receipt"), receipt);
  await press("Submit");
  await expect.element(page.getByText("submitted D-1")).toBeVisible();
  expect(provider.deposits).toMatchObject([{ receipt: "receipt.pdf", amount: 447, amountUsd: 100 }]);
  const elements = [...container.querySelectorAll("*")].map(({ localName }) => localName);
  expect(elements.filter((name) => name.includes("-"))).toEqual([]);
});

test("a lost reply is looked up, and the deposit continues", async () => {
  const { provider, broker } = await signedIn();
  provider.loseReplyOf("DepositRequest");
  await open(broker);
  await press("bank");
  await press("Next");
  await press("Daybreak Transfer");
  await press("Next");
  await userEvent.fill(page.getByLabelText("USD"), "100");
  await press("Confirm");
  await at("providingProof");
  expect(provider.deposits).toHaveLength(1);
});

test("a payment at a gateway opens its window in the click handler, and settles when it is paid", async () => {
  const { provider, broker, windows } = await atGateways();
  await open(broker);
  await press("gateway");
  await press("Next");
  await press("SmilePayz");
  await press("QRIS");
  await press("Next");
  await userEvent.fill(page.getByLabelText("USD"), "100");
  await press("Confirm");
  await expect.element(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(windows).toHaveLength(0);
  for (const deposit of provider.deposits) deposit.paymentStatusId = 5;
  await press("Continue");
  expect(windows).toHaveLength(1);
  await expect.element(page.getByText("paid D-1")).toBeVisible();
});
