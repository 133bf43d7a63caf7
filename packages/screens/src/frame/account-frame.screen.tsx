import { useCompany, useSession } from "@broker/hooks";
import {
  AppShell,
  ArrowLeftRight,
  ExternalLink,
  LayoutDashboard,
  Link,
  LogOut,
  Menu,
  type NavigationItem,
  ShieldCheck,
  Text,
  UserButton,
  UserRound,
  Users,
  Wallet,
} from "@broker/ui";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { frameMessages } from "./frame.messages.ts";
import { useMenuCollapse } from "./menu-collapse.ts";

const currentYear = String(new Date().getFullYear());

interface AccountFrameProps {
  /** Path of the open page, to mark it in the menu. */
  path: string;
  onSignOut: () => void;
  children: ReactNode;
}

/**
 * The frame of the client area: side menu, header with the user and Logout, footer. How a page is arrived at is up to
 * `useArrival`.
 *
 * @example
 * <AccountFrame path={location.pathname} onSignOut={signOut}><Outlet /></AccountFrame>
 */
export function AccountFrame({ path, onSignOut, children }: AccountFrameProps) {
  const t = useMessages(frameMessages);
  const { locale } = useLanguage();
  const session = useSession();
  const company = useCompany();
  const [isCollapsed, setCollapsed] = useMenuCollapse();
  const username = session.status === "signedIn" ? session.user.username.toLocaleUpperCase(locale) : "";
  const item = (
    href: string,
    label: string,
    icon: NavigationItem["icon"],
    shortLabel?: string,
  ): NavigationItem => ({
    href,
    label,
    // On phones only these stand in the bar below; the menu holds all of them.
    ...(shortLabel !== undefined && { shortLabel }),
    icon,
    isCurrent: path === href,
    isPrimary: shortLabel !== undefined,
  });
  const items: NavigationItem[] = [
    item("/dashboard", t("dashboard"), LayoutDashboard, t("dashboard")),
    item("/my-account", t("myAccount"), ShieldCheck),
    item("/profile", t("profile"), UserRound, t("profile")),
    item("/deposit-withdraw", t("depositWithdraw"), Wallet, t("depositWithdrawShort")),
    item("/transactions", t("transactions"), ArrowLeftRight, t("transactions")),
    {
      href: company?.cTraderAppURL ?? "",
      label: t("cTrader"),
      icon: ExternalLink,
      isCurrent: false,
      isExternal: true,
      isPending: company === null,
    },
    item("/referrals", t("referrals"), Users),
  ];

  return (
    <AppShell
      logo={
        <Link href="/dashboard" look="standalone" {...(!company && { "aria-label": t("dashboard") })}>
          <CompanyLogo company={company} width={140} />
        </Link>
      }
      items={items}
      userMenu={
        <Menu
          label={t("userMenu")}
          trigger={<UserButton name={username} />}
          items={[{ id: "logout", label: t("logout"), icon: LogOut, onAction: onSignOut }]}
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
