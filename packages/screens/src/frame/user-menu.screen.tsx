import { useCapability, useLetterLanguage, useUserInfo } from "@broker/hooks";
import {
  Avatar,
  FileText,
  Inline,
  LogOut,
  Mail,
  Menu,
  type MenuChoice,
  Monitor,
  Moon,
  ShieldCheck,
  Skeleton,
  Stack,
  Sun,
  Text,
  UserButton,
} from "@broker/ui";
import { useLanguageChoice } from "../i18n/language-choice.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { isLocale, languageNames } from "../locales/languages.ts";
import { usePlaces } from "../places/host.tsx";
import { setScheme, schemes, useScheme } from "./color-scheme.ts";
import { frameMessages } from "./frame.messages.ts";
import { listOffered } from "./use-language-switch.tsx";

const schemeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

/** The user's name and e-mail, which are requested when the menu is opened, if no screen has done so. */
function Identity({ username }: { username: string }) {
  const user = useUserInfo();
  const name = user.status === "loaded" ? user.info.fullName : username;
  return (
    <Inline gap={3} wrap="nowrap">
      <Avatar name={name} size="large" />
      <Stack gap={0} fills>
        <Text weight="strong">
          <bdi>{name}</bdi>
        </Text>
        {user.status === "loaded" && (
          <Text size="small" tone="muted">
            <bdi>{user.info.email}</bdi>
          </Text>
        )}
        {user.status === "loading" && <Skeleton height="small" width="most" />}
      </Stack>
    </Inline>
  );
}

/** Returns the choice of a language; empty where the host offers none. */
function useLanguageItem(): readonly MenuChoice[] {
  const t = useMessages(frameMessages);
  const choice = useLanguageChoice();
  const tellProvider = useLetterLanguage();
  const { tag } = useLanguage();
  if (!choice) return [];
  return [
    {
      id: "language",
      label: t("language"),
      columns: 2,
      options: listOffered(choice).map((locale) => ({
        id: locale,
        label: languageNames[locale],
        lang: locale,
      })),
      selected: tag,
      onSelect: (locale) => {
        if (!isLocale(locale)) return;
        choice.choose(locale);
        tellProvider(locale);
      },
    },
  ];
}

/** The menu of the user in the header: who is signed in, security, appearance, language and Logout. */
export function UserMenu({ username, onSignOut }: { username: string; onSignOut: () => void }) {
  const t = useMessages(frameMessages);
  const places = usePlaces();
  const languageItem = useLanguageItem();
  const hasStatements = useCapability("statements");
  const hasMessages = useCapability("messages");
  const appearance: MenuChoice = {
    id: "appearance",
    label: t("appearance"),
    columns: 3,
    options: schemes.map((scheme) => ({ id: scheme, label: t(scheme), icon: schemeIcons[scheme] })),
    selected: useScheme(),
    onSelect: (id) => {
      const scheme = schemes.find((one) => one === id);
      if (scheme) setScheme(scheme);
    },
    staysOpen: true,
  };
  return (
    <Menu
      label={t("userMenu")}
      trigger={<UserButton name={username} />}
      heading={<Identity username={username} />}
      items={[
        { id: "security", label: t("security"), icon: ShieldCheck, href: places.profile("contact") },
        ...(hasStatements
          ? [{ id: "statements", label: t("statements"), icon: FileText, href: places.statements() }]
          : []),
        ...(hasMessages
          ? [{ id: "messages", label: t("messages"), icon: Mail, href: places.messages() }]
          : []),
        appearance,
        ...languageItem,
        { id: "logout", label: t("logout"), icon: LogOut, isDirectional: true, onAction: onSignOut },
      ]}
    />
  );
}
