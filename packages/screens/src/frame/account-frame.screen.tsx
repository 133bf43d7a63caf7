import { type Company, useCompany, useLetterLanguage, useSession } from "@broker/hooks";
import {
  AppShell,
  ArrowLeftRight,
  ExternalLink,
  LayoutDashboard,
  Link,
  LogOut,
  Menu,
  type MenuAction,
  type NavigationItem,
  ShieldCheck,
  Text,
  UserButton,
  UserRound,
  Users,
  Wallet,
} from "@broker/ui";
import type { ReactNode } from "react";
import { useLanguageChoice } from "../i18n/language-choice.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { languageNames } from "../locales/languages.ts";
import { useMenu, usePlaces } from "../places/host.tsx";
import { type MenuItem } from "../places/menu.ts";
import { pathOf } from "../places/places.ts";
import { CompanyLogo } from "./company-logo.tsx";
import { frameMessages } from "./frame.messages.ts";
import { useMenuCollapse } from "./menu-collapse.ts";
import { useLinkIntent } from "./use-link-intent.ts";
import { offered } from "./use-language-switch.tsx";

const currentYear = String(new Date().getFullYear());

/** Returns whether the open page is at an address, or below it. */
const isWithin = (path: string, href: string) => `${path}/`.startsWith(`${pathOf(href)}/`);

interface AccountFrameProps {
  /** The path of the open page, which is marked in the menu; without the app's base path. */
  path: string;
  onSignOut: () => void;
  /**
   * Called with the address of a page of the app when the pointer, the focus or a finger is on its link: preload its
   * code there.
   */
  onIntent?: (page: URL) => void;
  children: ReactNode;
}

/** Returns the other languages as menu actions; empty where the host offers no choice. */
function useLanguageActions(): readonly MenuAction[] {
  const choice = useLanguageChoice();
  const tellProvider = useLetterLanguage();
  const { tag: current } = useLanguage();
  if (!choice) return [];
  return offered
    .filter((locale) => locale !== current)
    .map((locale) => ({
      id: locale,
      label: languageNames[locale],
      onAction: () => {
        choice.choose(locale);
        tellProvider(locale);
      },
    }));
}

/** Returns the items of the menu, in the order of the host. */
function useItems(path: string, company: Company | null): readonly NavigationItem[] {
  const t = useMessages(frameMessages);
  const places = usePlaces();
  const item = (
    href: string,
    label: string,
    icon: NavigationItem["icon"],
    shortLabel?: string,
  ): NavigationItem => ({
    href,
    label,
    // On phones only these are in the bottom bar; the menu contains all items.
    ...(shortLabel !== undefined && { shortLabel }),
    icon,
    isCurrent: isWithin(path, href),
    isPrimary: shortLabel !== undefined,
  });
  const kit = {
    dashboard: () => item(places.dashboard, t("dashboard"), LayoutDashboard, t("dashboard")),
    accountVerification: () => item(places.accountVerification, t("myAccount"), ShieldCheck),
    profile: () => item(places.profile(), t("profile"), UserRound, t("profile")),
    depositWithdrawal: () =>
      item(places.depositWithdrawal(), t("depositWithdraw"), Wallet, t("depositWithdrawShort")),
    transactions: () => item(places.transactions(), t("transactions"), ArrowLeftRight, t("transactions")),
    cTrader: () => ({
      href: company?.cTraderAppURL ?? "",
      label: t("cTrader"),
      icon: ExternalLink,
      isCurrent: false,
      isExternal: true,
      isPending: company === null,
    }),
    referrals: () => item(places.referrals(), t("referrals"), Users),
  } satisfies Record<Extract<MenuItem, string>, () => NavigationItem>;
  return useMenu().map((one) =>
    typeof one === "string" ? kit[one]() : Object.assign({ isCurrent: isWithin(path, one.href) }, one),
  );
}

/**
 * The frame of the client area: side menu, header with the user and Logout, footer. Use `useArrival` for scrolling and
 * focus on navigation.
 *
 * @example
 * <AccountFrame path={location.pathname} onSignOut={signOut}><Outlet /></AccountFrame>
 */
export function AccountFrame({ path, onSignOut, onIntent, children }: AccountFrameProps) {
  useLinkIntent(onIntent);
  const t = useMessages(frameMessages);
  const { locale } = useLanguage();
  const session = useSession();
  const company = useCompany();
  const [isCollapsed, setCollapsed] = useMenuCollapse();
  const languageActions = useLanguageActions();
  const username = session.status === "signedIn" ? session.user.username.toLocaleUpperCase(locale) : "";
  const places = usePlaces();
  const items = useItems(path, company);
  return (
    <AppShell
      logo={
        <Link href={places.dashboard} look="standalone" {...(!company && { "aria-label": t("dashboard") })}>
          <CompanyLogo company={company} width={140} />
        </Link>
      }
      items={items}
      userMenu={
        <Menu
          label={t("userMenu")}
          trigger={<UserButton name={username} />}
          items={[
            ...languageActions,
            { id: "logout", label: t("logout"), icon: LogOut, onAction: onSignOut },
          ]}
        />
      }
      footer={
        <Text size="small" tone="muted">
          {t("rights", { company: company?.companyName ?? "", year: currentYear })}
        </Text>
      }
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      labels={{
        skipToContent: t("skipToContent"),
        navigation: t("mainMenu"),
        collapseMenu: t("collapseMenu"),
        expandMenu: t("expandMenu"),
        openMenu: t("openMenu"),
        closeMenu: t("closeMenu"),
        opensNewTab: t("newTab"),
      }}
    >
      {children}
    </AppShell>
  );
}
