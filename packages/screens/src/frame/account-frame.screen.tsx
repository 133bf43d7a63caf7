import { type Company, useCapability, useCompany, useSession } from "@broker/hooks";
import {
  AppShell,
  ArrowLeftRight,
  ExternalLink,
  LayoutDashboard,
  Link,
  Logo,
  type NavigationItem,
  ShieldCheck,
  Text,
  UserRound,
  Users,
  Wallet,
} from "@broker/ui";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { useMenu, usePlaces } from "../places/host.tsx";
import { type MenuItem } from "../places/menu.ts";
import { pathOf } from "../places/places.ts";
import { CompanyLogo } from "./company-logo.tsx";
import { frameMessages } from "./frame.messages.ts";
import { lateExtension } from "./late-extension.tsx";
import { useMenuCollapse } from "./menu-collapse.ts";
import { useLinkIntent } from "./use-link-intent.ts";
import { UserMenu } from "./user-menu.screen.tsx";

// Late code, beside which the header can be used; without it the page has no bell.
const Inbox = lateExtension(async () => (await import("../inbox/inbox.screen.tsx")).InboxScreen, {
  while: null,
  whenMissing: () => null,
  retry: "return",
});

const currentYear = String(new Date().getFullYear());

/** Returns whether the open page is at an address, or below it. */
const isWithin = (path: string, href: string) => `${path}/`.startsWith(`${pathOf(href)}/`);

/** The properties of `AccountFrame`. */
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
 * The frame of the client area: side menu, header with the user menu, footer. Use `useArrival` for scrolling and
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
  const username = session.status === "signedIn" ? session.user.username.toLocaleUpperCase(locale) : "";
  const places = usePlaces();
  const items = useItems(path, company);
  const hasInbox = useCapability("inbox");
  return (
    <AppShell
      logo={
        <Link href={places.dashboard} look="standalone" {...(!company && { "aria-label": t("dashboard") })}>
          <CompanyLogo company={company} width={140} />
        </Link>
      }
      mark={
        places.mark !== undefined && (
          <Link href={places.dashboard} look="standalone">
            <Logo src={places.mark} alt={company?.companyName ?? t("dashboard")} width={32} height={32} />
          </Link>
        )
      }
      items={items}
      userMenu={
        <>
          {hasInbox && session.status === "signedIn" && <Inbox />}
          <UserMenu username={username} onSignOut={onSignOut} />
        </>
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
