import type { RepeatDepositState } from "@broker/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { RepeatDepositView } from "./repeat-deposit.view.tsx";

const repeat = fn();
const replace = fn();
const begun: RepeatDepositState = {
  step: "begun",
  begun: { platformName: "Ridgeline Bank", amount: "600", currencyCode: "MYR" },
  repeat,
  replace,
};

/**
 * The questions before a deposit is repeated. They look like every question, so that the stories have plays and no pictures.
 */
const meta = {
  title: "Internals/Deposit again",
  component: RepeatDepositView,
  args: {
    deposit: { platformName: "Daybreak Transfer", currencyCode: "MYR" },
    state: { step: "gone", repeat },
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RepeatDepositView>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => within(await screen.findByRole("alertdialog", { name: "Deposit again" }));
const press = async (name: string) =>
  userEvent.click(await (await question()).findByRole("button", { name }));

/** The platform is not offered any more. */
export const NotOffered: Story = {
  play: async ({ args }) => {
    await expect(
      (await question()).getByText("Daybreak Transfer in MYR is not offered any more."),
    ).toBeInTheDocument();
    await press("Open the deposit page");
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** Another deposit was begun, and is kept until the user continues without it. */
export const Begun: Story = {
  args: { state: begun },
  play: async ({ args }) => {
    await expect((await question()).getByText(/: RM 600\.00 · Ridgeline Bank\./)).toBeInTheDocument();
    await press("Not now");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(replace).not.toHaveBeenCalled();
    await press("Continue without it");
    await expect(replace).toHaveBeenCalledOnce();
  },
};
export const BegunPhoneRightToLeft: Story = {
  args: { state: begun },
  globals: { viewport: { value: "phone" }, direction: "rtl", locale: "ar" },
};
/** The platform of the deposit that the user has begun is not offered any more. */
export const BegunElsewhere: Story = {
  args: { state: { ...begun, begun: { platformName: null, amount: "600", currencyCode: "USD" } } },
  play: async () => {
    await expect((await question()).getByText(/: \$600\.00\./)).toBeInTheDocument();
  },
};
/** Another deposit is being sent, paid or proved. */
export const UnderWay: Story = {
  args: { state: { step: "underWay", repeat } },
  play: async ({ args }) => {
    await press("Open the deposit page");
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** The platforms could not be read, or the deposit cannot be stored. */
export const Failed: Story = {
  args: { state: { step: "failed", repeat } },
  play: async ({ args }) => {
    await expect((await question()).getByText(/Nothing was sent\./)).toBeInTheDocument();
    await press("Not now");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** No question is shown while the deposit is being prepared. */
export const Preparing: Story = {
  args: { state: { step: "preparing", repeat } },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
