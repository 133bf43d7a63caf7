import {
  usePasswordForm,
  useProfileForm,
  useSecurityOverview,
  useUserInfo,
  useWithdrawalSettings,
} from "@broker/hooks";
import { Heading, Stack, Tabs } from "@broker/ui";
import { ContactProvider } from "../frame/company-contact.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { LegalView } from "./legal.view.tsx";
import { PasswordFormView } from "./password-form.view.tsx";
import { ProfileFormView } from "./profile-form.view.tsx";
import { profileMessages } from "./profile.messages.ts";
import { SecurityOverviewView } from "./security-overview.view.tsx";
import { WithdrawalSettingsView } from "./withdrawal-settings.view.tsx";

const Home = () => <ProfileFormView profile={useProfileForm()} />;
const Settings = () => <WithdrawalSettingsView settings={useWithdrawalSettings()} />;

function Contact() {
  const user = useUserInfo();
  return (
    <PasswordFormView password={usePasswordForm()} email={user.status === "loaded" ? user.info.email : ""} />
  );
}

const tabs = [
  { id: "home", label: "home", content: <Home /> },
  { id: "withdrawal-settings", label: "withdrawalSettings", content: <Settings /> },
  { id: "contact", label: "contact", content: <Contact /> },
  { id: "legal", label: "legal", content: <LegalView /> },
] as const;

const Security = () => <SecurityOverviewView overview={useSecurityOverview()} />;

/**
 * The profile, connected. Each tab is a link to `?tab=`; an unknown `tab` is the first one.
 *
 * @example
 * <ProfileScreen tab={searchParams.get("tab")} />
 */
export function ProfileScreen({ tab }: { tab: string | null }) {
  const t = useMessages(profileMessages);
  const open = tabs.find(({ id }) => id === tab) ?? tabs[0];
  return (
    <Stack gap={8}>
      <PageTitle part={t(open.label)}>{t("title")}</PageTitle>
      <Heading level={1}>{t("title")}</Heading>
      <ContactProvider>
        <Tabs
          label={t("tabs")}
          selected={open.id}
          items={tabs.map(({ id, label, content }) => ({
            id,
            label: t(label),
            href: `/profile?tab=${id}`,
            content: <PanelBoundary>{content}</PanelBoundary>,
          }))}
        />
        <PanelBoundary>
          <Security />
        </PanelBoundary>
      </ContactProvider>
    </Stack>
  );
}
