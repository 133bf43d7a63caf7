import {
  useCapability,
  usePasswordForm,
  useProfileForm,
  useSecurityOverview,
  useUserInfo,
  useWithdrawalSettings,
} from "@broker/hooks";
import { Grid, Heading, Stack, StickyCell, Tabs } from "@broker/ui";
import type { ReactNode } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { usePreparedFreezeWarning } from "../freeze/freeze-warning.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { SettingsWaitProps } from "../payees/account-wait.screen.tsx";
import { usePlaces } from "../places/host.tsx";
import type { Search } from "../places/places.ts";
import { LegalView } from "./legal.view.tsx";
import { PasswordFormView } from "./password-form.view.tsx";
import { ProfileFormView } from "./profile-form.view.tsx";
import { profileMessages } from "./profile.messages.ts";
import { type ProfileTab, parseProfileTab, profileTabs } from "./profile-tabs.ts";
import { SecurityOverviewView } from "./security-overview.view.tsx";
import { WithdrawalSettingsView } from "./withdrawal-settings.view.tsx";

const Home = () => <ProfileFormView profile={useProfileForm()} />;

// Late code, for providers with the capabilities.
const Payees = lateExtension(async () => (await import("../payees/payees.screen.tsx")).PayeesScreen);

const SettingsWait = lateExtension<SettingsWaitProps>(
  async () => (await import("../payees/account-wait.screen.tsx")).SettingsWaitScreen,
  { while: null, whenMissing: () => null },
);

function Settings() {
  const hasPayees = useCapability("payees");
  return (
    <Stack gap={8}>
      <WithdrawalSettingsView
        settings={useWithdrawalSettings()}
        Notice={hasPayees ? SettingsWait : undefined}
      />
      {hasPayees && (
        <PanelBoundary>
          <Payees />
        </PanelBoundary>
      )}
    </Stack>
  );
}

const Sessions = lateExtension(async () => (await import("../security/security.screen.tsx")).SecurityScreen);

const SecondFactor = lateExtension(
  async () => (await import("../second-factor/second-factor.screen.tsx")).SecondFactorScreen,
);

const Passkeys = lateExtension(async () => (await import("../passkeys/passkeys.screen.tsx")).PasskeysScreen);

const KeptPasskeys = lateExtension(
  async () => (await import("../passkeys/passkeys.screen.tsx")).KeptPasskeysScreen,
  { while: null, whenMissing: () => null },
);

const LetterPhrase = lateExtension(
  async () => (await import("../security/letter-phrase.screen.tsx")).LetterPhraseScreen,
);

const Channels = lateExtension(async () => (await import("../inbox/channels.screen.tsx")).ChannelsScreen);

const Privacy = lateExtension(async () => (await import("../privacy/privacy.screen.tsx")).PrivacyScreen);

function Contact() {
  const user = useUserInfo();
  const hasSecondFactor = useCapability("secondFactor");
  const hasPasskeys = useCapability("passkeys");
  const hasLetterPhrase = useCapability("letterPhrase");
  const hasInbox = useCapability("inbox");
  const hasSessions = useCapability("sessions");
  const hasPrivacy = useCapability("privacy");
  usePreparedFreezeWarning();
  return (
    <Stack gap={8}>
      <PasswordFormView
        password={usePasswordForm()}
        email={user.status === "loaded" ? user.info.email : ""}
        notice={hasPasskeys && <KeptPasskeys />}
      />
      {hasSecondFactor && (
        <PanelBoundary>
          <SecondFactor />
        </PanelBoundary>
      )}
      {hasPasskeys && (
        <PanelBoundary>
          <Passkeys />
        </PanelBoundary>
      )}
      {hasLetterPhrase && (
        <PanelBoundary>
          <LetterPhrase />
        </PanelBoundary>
      )}
      {hasInbox && (
        <PanelBoundary>
          <Channels />
        </PanelBoundary>
      )}
      {hasSessions && <Sessions />}
      {hasPrivacy && (
        <PanelBoundary>
          <Privacy />
        </PanelBoundary>
      )}
    </Stack>
  );
}

const Threads = lateExtension<{ search: Search }>(
  async () => (await import("../thread/threads.screen.tsx")).ThreadsScreen,
);

const tabs = {
  home: { label: "home", content: <Home /> },
  "withdrawal-settings": { label: "withdrawalSettings", content: <Settings /> },
  contact: { label: "contact", content: <Contact /> },
  legal: { label: "legal", content: <LegalView /> },
} as const satisfies Record<ProfileTab, object>;

const Security = () => <SecurityOverviewView overview={useSecurityOverview()} />;

/** A tab as wide as a form, with the overview beside it on desktops and below it on phones. */
function WithSecurity({ children }: { children: ReactNode }) {
  return (
    <Grid columns="aside" gap={6} align="start">
      <PanelBoundary>{children}</PanelBoundary>
      <StickyCell>
        <PanelBoundary>
          <Security />
        </PanelBoundary>
      </StickyCell>
    </Grid>
  );
}

/**
 * The profile, connected. Each tab is a link to `?tab=`; an unknown `tab` opens the first one. If the provider has messages,
 * the conversations with support are a separate page (`?view=messages`).
 *
 * @example
 * <ProfileScreen search={searchParams} />
 */
export function ProfileScreen({ search }: { search: Search }) {
  const tab = parseProfileTab(search.get("tab"));
  const places = usePlaces();
  const t = useMessages(profileMessages);
  const hasMessages = useCapability("messages");
  if (hasMessages && search.get("view") === "messages") return <Threads search={search} />;
  return (
    <Stack gap={8}>
      <PageTitle part={t(tabs[tab].label)}>{t("title")}</PageTitle>
      <Heading level={1}>{t("title")}</Heading>
      <ContactProvider>
        <Tabs
          label={t("tabs")}
          selected={tab}
          items={profileTabs.map((id) => ({
            id,
            label: t(tabs[id].label),
            href: places.profile(id),
            content: <WithSecurity>{tabs[id].content}</WithSecurity>,
          }))}
        />
      </ContactProvider>
    </Stack>
  );
}
