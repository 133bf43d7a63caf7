import { handlers, mock } from "@broker/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import dashboard from "../../../packages/screens/src/dashboard/dashboard.stories.tsx";
import { DashboardView } from "../../../packages/screens/src/dashboard/dashboard.view.tsx";
import { AccountFrame } from "../../../packages/screens/src/frame/account-frame.screen.tsx";
import { KycView } from "../../../packages/screens/src/kyc/kyc.view.tsx";
import { company, user, WithBroker } from "../../../packages/screens/src/testing/broker.tsx";
import { doNothing, form, setting } from "../../../packages/screens/src/testing/kyc-stories.ts";
// The types of the elements that these pages use.
import "../../../packages/site/src/elements/tags.ts";
import { Footer } from "../../../packages/site/src/frame/footer.tsx";
import { Header } from "../../../packages/site/src/frame/header.tsx";
import { Home } from "../../../packages/site/src/pages/home/home.tsx";
import { SitePage } from "../../site-page.tsx";
import { studiedBrand } from "./studied-brand.ts";

/** The content of the frames of the brand studio. Other stories test these screens. */
const meta = {
  title: "Internals/Brand studio",
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw, globals }) => {
    const brand = studiedBrand();
    // A provider has one logo: that of the scheme of the frame.
    const logo = globals["scheme"] === "dark" ? (brand?.logoDark ?? brand?.logo) : brand?.logo;
    const shown = brand === null ? company : { ...company, companyName: brand.name, companyLogo: logo ?? "" };
    msw.use(mock("GetCompanies", [shown]), ...handlers);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Framed = ({ path, children }: { path: string; children: ReactNode }) => (
  <WithBroker user={user}>
    <AccountFrame path={path} onSignOut={doNothing}>
      {children}
    </AccountFrame>
  </WithBroker>
);

export const Dashboard: Story = {
  render: () => (
    <Framed path="/dashboard">
      <DashboardView {...dashboard.args} />
    </Framed>
  ),
};
export const Wizard: Story = {
  render: () => (
    <Framed path="/kyc">
      <KycView
        kyc={{ ...form, step: "enteringDetails", next: doNothing, goTo: doNothing, submitAll: doNothing }}
        mail={setting.args.mail}
      />
    </Framed>
  ),
};
export const PublicHome: Story = {
  render: (_args, { globals }) => (
    <SitePage locale="en" scheme={String(globals["scheme"])}>
      <Header />
      <Home />
      <Footer />
    </SitePage>
  ),
};
