import type { CodeValues, FactorCode } from "@broker/hooks";
import { mock, secondFactorScenarios } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LoginScreen } from "../session/login.screen.tsx";
import { company, createFixedForm, WithBroker } from "../testing/broker.tsx";
import { searchOf } from "../testing/places.ts";
import { SignInStepView } from "./sign-in-step.view.tsx";

const form = createFixedForm<CodeValues, FactorCode>({ code: "492039" });
const nothing = () => {};

const meta = {
  title: "Screens/Two-step sign-in/Second step",
  component: SignInStepView,
  args: {
    level: 1,
    restart: nothing,
    step: { step: "enteringCode", form, failure: null, submit: nothing, beginRemoval: nothing },
  },
} satisfies Meta<typeof SignInStepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnteringCode: Story = {};
export const Issue: Story = {
  args: {
    step: {
      step: "enteringCode",
      form: createFixedForm({ code: "49" }, { code: { code: "codeInvalid" } }),
      failure: null,
      submit: nothing,
      beginRemoval: nothing,
    },
  },
};
export const Checking: Story = { args: { step: { step: "checking", form } } };
export const ConfirmingRemoval: Story = {
  args: { step: { step: "confirmingRemoval", form, failure: null, confirm: nothing, cancel: nothing } },
};
export const RequestingRemoval: Story = { args: { step: { step: "requestingRemoval", form } } };
export const RemovalRequested: Story = {
  args: { step: { step: "removalRequested", form, decidedFrom: new Date("2026-11-24T09:00:00Z") } },
};
export const Over: Story = { args: { step: { step: "over", form } } };

const navigate = fn();
/** Signs in on the login page as far as the code. */
const signIn = async () => {
  await userEvent.type(await screen.findByLabelText("Email"), "demo@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "password");
  await userEvent.click(screen.getByRole("button", { name: "Sign Me In" }));
};
const onLogin: Partial<Story> = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <WithBroker navigate={navigate}>
      <LoginScreen search={searchOf({})} />
    </WithBroker>
  ),
};

/** The whole login: the code replaces the password, its field has the focus, and the user is signed in after it. */
export const OnLogin: Story = {
  ...onLogin,
  beforeEach: ({ msw }) => {
    navigate.mockClear();
    msw.use(mock("GetCompanies", [company]), ...secondFactorScenarios.challenged);
  },
  play: async ({ canvas }) => {
    await signIn();
    const field = await canvas.findByLabelText("Code of the app, or a recovery code");
    await expect(field).toHaveFocus();
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.type(field, "492 039{Enter}");
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  },
};
export const OnLoginWaiting: Story = {
  ...onLogin,
  tags: ["picture"],
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...secondFactorScenarios.challenged),
  play: async ({ canvas }) => {
    await signIn();
    await canvas.findByRole("heading", { name: "Enter your code" });
  },
};
export const WrongCode: Story = {
  ...onLogin,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...secondFactorScenarios.signInWrongCode),
  play: async ({ canvas }) => {
    await signIn();
    await userEvent.type(
      await canvas.findByLabelText("Code of the app, or a recovery code"),
      "492039{Enter}",
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/The code is wrong/);
    await expect(canvas.getByLabelText("Code of the app, or a recovery code")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByLabelText("Email")).toHaveValue("demo@example.com");
  },
};
/** A sign-in that took too long begins again with the password. */
export const TookTooLong: Story = {
  ...onLogin,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...secondFactorScenarios.signInOver),
  play: async ({ canvas }) => {
    await signIn();
    await userEvent.type(
      await canvas.findByLabelText("Code of the app, or a recovery code"),
      "492039{Enter}",
    );
    await expect(await canvas.findByRole("heading", { name: "Please sign in again" })).toHaveFocus();
  },
};
/** A user who has lost both asks staff, and learns when they decide. */
export const AsksForRemoval: Story = {
  ...onLogin,
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [company]), ...secondFactorScenarios.challenged),
  play: async ({ canvas }) => {
    await signIn();
    await userEvent.click(
      await canvas.findByRole("button", { name: "I have neither the app nor a recovery code" }),
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Ask us" }));
    await expect(await canvas.findByText(/We decide on Nov 24, 2026/)).toBeVisible();
  },
};
