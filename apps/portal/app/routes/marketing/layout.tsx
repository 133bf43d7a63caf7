import { Divider, Heading, Inline, Link, PageLayout, Stack, Text } from "@broker/ui";
import { Outlet } from "react-router-dom";
import { config } from "../../config.ts";
import { homeContent as words } from "./home.content.ts";
import { companyScript, minimumDepositScript, signedInScript } from "./marketing-scripts.ts";

/** Plain HTML: the root leaves the framework's scripts out. */
export const handle = { isStatic: true };

/** Keeps the place of the logo until it is known. */
const NO_LOGO = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 1'/%3E";

const builtIn = new Date().getFullYear();

/** Header, risk warning and footer of the public pages. */
export default function MarketingLayout() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: signedInScript }} />
      <PageLayout
        header={
          <Inline justify="between">
            <Link href="/" look="standalone">
              <img data-company-logo src={NO_LOGO} alt={words.home} width={132} height={33} />
            </Link>
            <Inline>
              <Link href="/login" look="quiet">
                {words.signIn}
              </Link>
              <Link href={`/sign-up?referralCode=${encodeURIComponent(config.referralCode)}`} look="primary">
                {words.openAccount}
              </Link>
            </Inline>
          </Inline>
        }
        footer={
          <Stack gap={6}>
            <Divider />
            <Heading level={2} size="lead">
              {words.riskTitle}
            </Heading>
            <Text size="small" tone="muted" measure="prose">
              {words.risk}
            </Text>
            <Text size="small" tone="muted">
              <span data-company-name>&nbsp;</span> © {builtIn} All Rights Reserved
            </Text>
          </Stack>
        }
      >
        <Outlet />
      </PageLayout>
      <script dangerouslySetInnerHTML={{ __html: companyScript }} />
      <script dangerouslySetInnerHTML={{ __html: minimumDepositScript }} />
    </>
  );
}
