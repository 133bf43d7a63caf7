import type { Issue, WithdrawalState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { WithdrawalView } from "./withdrawal.view.tsx";
import { change, code, entering, noIssues, setting, terms } from "../testing/withdrawal-stories.ts";

const meta = { title: "Flows/Withdrawal", ...setting } satisfies Meta<typeof WithdrawalView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (wizard: WithdrawalState): Story => ({ args: { wizard } });

const day = {
  period: "day",
  limit: "1000",
  used: "250",
  left: "750",
  renewsAt: new Date("2026-11-22T00:00:00Z"),
} as const;
const month = {
  period: "month",
  limit: "20000",
  used: "4250",
  left: "15750",
  renewsAt: new Date("2026-12-01T00:00:00Z"),
} as const;
const monthUsed = { ...month, used: "20000", left: "0" } as const;
const monthReached = {
  terms: { ...terms, max: "0", reached: monthUsed },
  most: "0",
  limits: { onHold: "250", day, month: monthUsed, tightest: monthUsed },
} as const;
const limited = {
  ...entering,
  terms: { ...terms, max: "750" },
  limits: { onHold: "250", day, month, tightest: day },
  most: "750",
  change,
} as const;

/** Held money is shown separately from the balance, and limits are shown before they are reached. */
export const EnteringDetailsWithLimits: Story = {
  ...at(limited),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText("$250.00 on hold for withdrawals that wait for a decision"),
    ).toBeVisible();
    await expect(canvas.getByText(/^\$750\.00 of \$1,000\.00 left today, renewed on /)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Withdraw $750.00, the maximum" }));
    await expect(change).toHaveBeenCalledWith("usd", "750");
  },
};
export const EnteringDetailsWithLimitsOnAPhone: Story = {
  ...at(limited),
  globals: { viewport: { value: "phone" } },
};
export const EnteringDetailsWithLimitsRightToLeft: Story = {
  ...at(limited),
  globals: { direction: "rtl", locale: "ar" },
};
export const EnteringDetailsBeyondTheDay: Story = {
  ...at({
    ...limited,
    usdAmount: "800",
    localAmount: "3528.00",
    attempts: 1,
    issues: { ...noIssues, amount: { code: "amountTooHigh", params: { max: "750" } } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("You withdraw")).toHaveAccessibleDescription(
      /must not exceed 750\./,
    );
  },
};
/** The limit of the month is used up: the page says when withdrawals are possible again, and no button fills in an amount. */
export const EnteringDetailsBeyondTheMonth: Story = {
  ...at({
    ...limited,
    ...monthReached,
    attempts: 1,
    issues: { ...noIssues, amount: { code: "limitReached" } },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your limit for this month allows no further withdrawal by this method."),
    ).toBeVisible();
    await expect(canvas.getByText(/^You can withdraw again from /)).toBeVisible();
    await expect(canvas.getByLabelText("You withdraw")).toHaveAccessibleDescription(
      /Your limit allows no further withdrawal by this method at the moment\./,
    );
    await expect(canvas.queryByText(/per withdrawal/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
  },
};
/** Before anything is typed, a reached limit is shown without an error. */
export const EnteringDetailsOfAReachedMonthOnAPhone: Story = {
  ...at({ ...limited, ...monthReached, usdAmount: "", localAmount: "" }),
  globals: { viewport: { value: "phone" } },
};
export const EnteringDetailsOfAReachedMonthRightToLeft: Story = {
  ...at({ ...limited, ...monthReached, usdAmount: "", localAmount: "" }),
  globals: { direction: "rtl", locale: "ar" },
};
/** A provider that holds money and has no limits, while it holds none. */
export const EnteringDetailsWithoutLimits: Story = {
  ...at({ ...entering, terms, limits: { onHold: "0", day: null, month: null, tightest: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("You withdraw")).toBeVisible();
    await expect(canvas.queryByText(/on hold|left (today|this month)/)).toBeNull();
  },
};
/** Another tab has used up the limit meanwhile: the review says so, and the amount can be changed. */
export const EnteringDetailsReviewedBeyondTheDay: Story = {
  render: function Render(args) {
    const [left, setLeft] = useState("750");
    const amount =
      left === "750" ? null : ({ code: "amountTooHigh", params: { max: left } } as const satisfies Issue);
    const request = () => setLeft("90");
    const wizard = { ...limited, issues: { ...noIssues, amount }, code: { ...code, request } };
    return <WithdrawalView {...args} wizard={wizard} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Request OTP" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Amount (USD) must not exceed 90.");
    await userEvent.click(canvas.getByRole("button", { name: "Prev" }));
    await expect(await canvas.findByLabelText("You withdraw")).toHaveValue("100");
  },
};
