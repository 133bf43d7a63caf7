import type { SignInCode, SignInValues } from "@broker/hooks";
import { handlers, mock } from "@broker/mocks";
import { Card, Heading, Stack, Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AccountFrame } from "../../packages/screens/src/frame/account-frame.screen.tsx";
import { CompanyLogo } from "../../packages/screens/src/frame/company-logo.tsx";
import { LoginView } from "../../packages/screens/src/session/login.view.tsx";
import { company, createFixedForm, user, WithBroker } from "../../packages/screens/src/testing/broker.tsx";
import { brands } from "../brands.ts";

/** Returns the provider's data of a company with this brand. */
const companyOf = (brand: string, companyName: string) => ({
  ...company,
  companyName,
  companyLogo: brands[brand]?.logo ?? company.companyLogo,
});
const meridian = companyOf("meridian", "Meridian");
const kite = companyOf("kite", "kite");

const meta = {
  title: "Screens/White label",
  component: LoginView,
  parameters: { layout: "fullscreen" },
  args: {
    logo: <CompanyLogo company={meridian} width={140} />,
    sessionMinutes: 30,
    onForgotPassword: () => {},
    signIn: {
      step: "editing",
      form: createFixedForm<SignInValues, SignInCode>({ email: "", password: "" }),
      failure: null,
      submit: () => {},
    },
  },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

const logoIsSeen = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"], name: string) => {
  const [logo] = await canvas.findAllByRole("img", { name });
  await expect(logo).toHaveAttribute("src", brands[name.toLowerCase()]?.logo);
};

export const MeridianLogin: Story = {
  globals: { brand: "meridian" },
  play: ({ canvas }) => logoIsSeen(canvas, "Meridian"),
};
export const MeridianLoginDark: Story = { globals: { brand: "meridian", scheme: "dark" } };
export const KiteLogin: Story = {
  args: { logo: <CompanyLogo company={kite} width={140} /> },
  globals: { brand: "kite" },
  play: ({ canvas }) => logoIsSeen(canvas, "kite"),
};
export const KiteLoginDark: Story = { ...KiteLogin, globals: { brand: "kite", scheme: "dark" } };

const frame = (shown: typeof meridian): Story => ({
  render: () => (
    <WithBroker user={user}>
      <AccountFrame path="/dashboard" onSignOut={() => {}}>
        <Stack gap={4} align="stretch">
          <Heading level={1}>Dashboard</Heading>
          <Card>
            <Text>The same screens, in another brand.</Text>
          </Card>
        </Stack>
      </AccountFrame>
    </WithBroker>
  ),
  beforeEach: ({ msw }) => msw.use(mock("GetCompanies", [shown]), ...handlers),
});

export const MeridianFrame: Story = {
  ...frame(meridian),
  globals: { brand: "meridian" },
  play: ({ canvas }) => logoIsSeen(canvas, "Meridian"),
};
export const KiteFrameOnAPhone: Story = {
  ...frame(kite),
  globals: { brand: "kite", scheme: "dark", viewport: { value: "phone" } },
};
