import type { UserTransferState } from "@broker/hooks";
import { handlers, transferScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { user, WithBroker } from "../testing/broker.tsx";
import { UserTransferDialog } from "./user-transfer.screen.tsx";
import { UserTransferView } from "./user-transfer.view.tsx";

const nothing = () => {};
const recipient = { cTraderLogin: "5100235", display: "F***d H***n (5100235)" };
const selfie = new File(["%PDF-1.4"], "selfie.pdf", { type: "application/pdf" });
const entering = {
  step: "entering",
  kind: "user",
  usdAmount: "",
  local: null,
  withoutRate: null,
  issue: null,
  attempts: 0,
  missing: [],
  canSubmit: false,
  change: nothing,
  submit: nothing,
  search: { status: "incomplete", text: "", change: nothing },
  recipient: null,
  file: null,
  missingFields: [],
  chooseRecipient: nothing,
  chooseFile: nothing,
} as const satisfies UserTransferState;
const filled = {
  ...entering,
  usdAmount: "50",
  search: { status: "found", text: "farid@example.com", change: nothing, recipients: [recipient] },
  recipient,
  file: selfie,
  canSubmit: true,
} as const satisfies UserTransferState;
const intent = {
  key: "key",
  kind: "user",
  usdAmount: "50",
  local: null,
  recipientLogin: "5100235",
  fileHash: "5fd3",
} as const;
const sent = { kind: "user", intent } as const;

const meta = {
  title: "Flows/Transfer to a user",
  component: UserTransferView,
  args: {
    available: 12_340.5,
    mail: { step: "ready", failure: null, canResend: true, resend: nothing },
    transfer: entering,
    freeze: { status: "loaded", frozenUntil: null },
    onClose: nothing,
  },
} satisfies Meta<typeof UserTransferView>;

export default meta;
type Story = StoryObj<typeof meta>;
const at = (transfer: UserTransferState): Story => ({ args: { transfer } });

export const Entering: Story = {};
export const EnteringFilled = at(filled);
export const EnteringFilledDark: Story = { ...EnteringFilled, globals: { scheme: "dark" } };
export const EnteringFilledOnAPhone: Story = {
  ...EnteringFilled,
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
};
export const EnteringFilledRightToLeft: Story = { ...EnteringFilled, globals: { direction: "rtl" } };
/** The invalid amount is marked, and described by the available balance. */
export const EnteringWithAnIssue: Story = {
  ...at({
    ...entering,
    issue: { code: "fieldsRequired" },
    missingFields: ["recipient", "amount", "file"],
    attempts: 1,
  }),
  play: async () => {
    const typed = await screen.findByLabelText("Amount (USD)");
    await expect(typed).toBeInvalid();
    await expect(typed).toHaveAccessibleDescription(/Please enter a valid transfer amount\./);
    await expect(typed).toHaveAccessibleDescription(/In your trading account: \$/);
  },
};
export const EnteringWithAWrongFile = at({
  ...filled,
  file: new File(["hello"], "notes.txt", { type: "text/plain" }),
  issue: { code: "fileType" },
});
export const EnteringSearchFailed = at({
  ...entering,
  search: {
    status: "failed",
    text: "farid@example.com",
    change: nothing,
    failure: {
      operation: "GetEmailAndLoginForCTrader",
      kind: "rateLimited",
      message: "Too many attempts. Please wait a moment and try again.",
    },
    retry: nothing,
  },
});
export const EnteringWithSomethingMissing = at({
  ...entering,
  missing: [{ requirement: "kyc", fixAt: "myAccount", isBlocking: true, isUnderReview: false }],
});
export const Submitting = at({ ...sent, step: "submitting" });
export const Checking = at({ ...sent, step: "checking" });
export const Failed = at({
  step: "failed",
  kind: "user",
  failure: { operation: "CTraderInternalTransferUserToUser", kind: "refused" },
  dismiss: nothing,
});
export const NotFound: Story = {
  ...at({ ...sent, step: "notFound", mayArrive: false, canRepeat: true, repeat: nothing, edit: nothing }),
  play: async () => {
    await waitFor(() => expect(screen.getByText("Error occurred during verification.")).toBeVisible());
  },
};
export const NotFoundAfterAReload = at({
  ...sent,
  step: "notFound",
  mayArrive: false,
  canRepeat: false,
  repeat: nothing,
  edit: nothing,
});
/** Where the provider cannot void an idempotency key, a lost request may still arrive: the screen does not rule it out. */
export const NotFoundYet = at({
  ...sent,
  step: "notFound",
  mayArrive: true,
  canRepeat: true,
  repeat: nothing,
  edit: nothing,
});
export const ConfirmingAnother = at({
  ...sent,
  step: "confirmingAnother",
  earlier: [{ ...sent.intent, key: "earlier", usdAmount: "20.00" }],
  confirm: nothing,
  decline: nothing,
});
export const OutcomeUnknown = at({ ...sent, step: "outcomeUnknown", failure: null, checkAgain: nothing });
export const Settled = at({
  step: "settled",
  kind: "user",
  isPending: true,
  isLate: false,
  intent: sent.intent,
});
/** The notice names the earlier transfer's recipient, who may differ from the current one. */
export const SettledLate: Story = {
  ...at({ step: "settled", kind: "user", isPending: true, isLate: true, intent }),
  play: async () => {
    const sentence =
      "Your earlier transfer of $50.00 to cTrader 5100235 arrived after all. Nothing else was sent.";
    await expect(await screen.findByText(sentence)).toBeInTheDocument();
  },
};

const closed = fn();
/** The option of the list, not its announcement. */
const listed = { selector: "[role='listbox'] *" };
const search = () => screen.getByRole("combobox", { name: "Recipient" });

const connected: Story = {
  render: () => (
    <WithBroker user={user}>
      <UserTransferDialog onClose={closed} />
    </WithBroker>
  ),
};

export const EnteringWhileSearching: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...transferScenarios.searchHangs, ...handlers),
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox", { name: "Recipient" }), "farid@example.com");
    await expect(await screen.findByText("Searching...", listed)).toBeInTheDocument();
  },
};
export const EnteringWithNobodyFound: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...transferScenarios.noRecipient, ...handlers),
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox", { name: "Recipient" }), "farid@example.com");
    await expect(await screen.findByText(/^Nobody found\./, listed)).toBeInTheDocument();
  },
};

/** Typing over the name of a recipient clears the selection: the transfer can only go to the visible recipient. */
export const EnteringOverAChosenRecipient: Story = {
  ...connected,
  beforeEach: ({ msw }) => msw.use(...transferScenarios.recipientsFound, ...handlers),
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox", { name: "Recipient" }), "farid@example.com");
    await userEvent.click(await screen.findByRole("option", { name: "F***z A***i (5100236)" }));
    await userEvent.clear(search());
    await userEvent.type(search(), "bob@example.com");
    await userEvent.type(screen.getByLabelText("Amount (USD)"), "50");
    const picker = document.querySelector<HTMLInputElement>("input[type=file]");
    if (picker) await userEvent.upload(picker, selfie);
    await userEvent.click(screen.getByRole("button", { name: "Transfer" }));
    await expect(await screen.findByText("Please fill in all fields and upload a file.")).toBeInTheDocument();
    await expect(search()).toHaveValue("bob@example.com");
    await expect(search()).toHaveAccessibleDescription(/Choose the recipient from the list\./);
    await userEvent.click(screen.getByRole("link", { name: "Choose the recipient from the list." }));
    await expect(search()).toHaveFocus();
  },
};

/**
 * The whole dialog against a provider: a recipient is searched and chosen, a file is uploaded, the transfer is
 * submitted.
 */
export const EnteringThroughToTheEnd: Story = {
  ...connected,
  beforeEach: ({ msw }) => {
    closed.mockClear();
    msw.use(...transferScenarios.recipientsFound, ...handlers);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Transfer" }));
    const issue = await screen.findByText("Please fill in all fields and upload a file.");
    await waitFor(() => expect(issue).toBeVisible());
    await expect(document.activeElement).toContainElement(issue);
    await userEvent.type(search(), "farid@example.com");
    await userEvent.click(await screen.findByRole("option", { name: "F***z A***i (5100236)" }));
    await expect(search()).toHaveValue("F***z A***i (5100236)");
    await userEvent.type(screen.getByLabelText("Amount (USD)"), "50");
    const picker = document.querySelector<HTMLInputElement>("input[type=file]");
    await expect(picker).not.toBeNull();
    if (picker) await userEvent.upload(picker, selfie);
    await userEvent.click(screen.getByRole("button", { name: "Transfer" }));
    const said = await screen.findByText("Transfer submitted successfully!");
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(closed).toHaveBeenCalledOnce();
  },
};
