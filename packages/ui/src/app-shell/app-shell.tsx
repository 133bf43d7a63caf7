import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Link as AriaLink } from "react-aria-components/Link";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { DrawerProps } from "../drawer/drawer.tsx";
import { type Closable, CloseAgain } from "../late/close-again.tsx";
import { late } from "../late/late.tsx";
import { toCssVariable } from "../theme/css-variable.ts";
import { bottomBar } from "./bottom-bar.css.ts";
import { NavigationList, type NavigationItem } from "./navigation-list.tsx";
import { useScrollDirection } from "./use-scroll-direction.ts";
import * as css from "./app-shell.css.ts";
import * as thumb from "./thumb-bar.css.ts";

/** The texts of the frame itself. */
export interface AppShellLabels {
  /** The link to the content, the first one of the page. */
  skipToContent: string;
  /** The name of the menu, for screen readers. */
  navigation: string;
  /** The button that collapses the side menu. */
  collapseMenu: string;
  /** The button that expands the side menu. */
  expandMenu: string;
  /** The button that opens the menu on phones. */
  openMenu: string;
  /** The button that closes the menu on phones. */
  closeMenu: string;
  /** The hidden text of links that open a new tab. */
  opensNewTab: string;
}

/** The properties of {@link AppShell}. */
export interface AppShellProps {
  /** The logo, which links to the start page. */
  logo: ReactNode;
  /** The logo's mark, a square, for which the collapsed side menu has room. */
  mark?: ReactNode;
  /** The pages of the menu, in their order. */
  items: readonly NavigationItem[];
  /** A `UserMenu` or similar, at the end of the header. */
  userMenu: ReactNode;
  /** The content of the footer, such as the copyright. */
  footer: ReactNode;
  /** The current page. */
  children: ReactNode;
  /** The words of the frame, in the language of the user. */
  labels: AppShellLabels;
  /** Whether the side menu shows icons only; the app stores the choice. */
  isCollapsed: boolean;
  /** Called when the button that collapses the side menu is pressed. */
  onCollapsedChange: (isCollapsed: boolean) => void;
}

// The drawer is late code: it is loaded on touch or focus of the button.
const Drawer = late<DrawerProps & Closable>(async () => (await import("../drawer/drawer.tsx")).Drawer, {
  while: null,
  whenMissing: CloseAgain,
});

interface ThumbBarProps extends Pick<AppShellProps, "items" | "labels"> {
  onOpen: () => void;
  /** Called with its height in pixels, which follows from the length of its words. */
  onResize: (height: number) => void;
}

/** The bar at the lower edge of a phone: the primary links, and the button that opens the menu. */
function ThumbBar({ items, labels, onOpen, onResize }: ThumbBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!bar.current) return undefined;
    const observer = new ResizeObserver(() => onResize(bar.current?.offsetHeight ?? 0));
    observer.observe(bar.current, { box: "border-box" });
    return () => observer.disconnect();
  }, [onResize]);
  return (
    <nav ref={bar} className={thumb.bar} aria-label={labels.navigation}>
      {items
        .filter((item) => item.isPrimary)
        .map((item) => (
          <AriaLink
            key={item.href}
            href={item.href}
            className={thumb.item}
            {...(item.isCurrent && { "aria-current": "page" })}
          >
            <Icon of={item.icon} />
            <span className={thumb.label}>{item.shortLabel ?? item.label}</span>
          </AriaLink>
        ))}
      <AriaButton
        className={thumb.item}
        onHoverStart={Drawer.loadSoon}
        onFocus={Drawer.loadSoon}
        onPressStart={Drawer.loadSoon}
        onPress={onOpen}
      >
        <Icon of={MenuIcon} />
        <span className={thumb.label}>{labels.openMenu}</span>
      </AriaButton>
    </nav>
  );
}

/**
 * The frame of the client area: side menu, a header that hides when scrolling down, content and footer. Below 992 px
 * the menu becomes a drawer, and the primary links are in a bar at the lower edge.
 *
 * @example
 * export function Example() {
 *   const [isCollapsed, setCollapsed] = useState(false);
 *   return (
 *     <AppShell
 *       logo={<Text as="strong">Northgale</Text>}
 *       items={[{ href: "#dashboard", label: "Dashboard", icon: LayoutDashboard, isCurrent: true, isPrimary: true }]}
 *       userMenu={<UserButton name="AMIRA" />}
 *       footer="Northgale © 2026"
 *       labels={{
 *         skipToContent: "Skip to content",
 *         navigation: "Main menu",
 *         collapseMenu: "Collapse menu",
 *         expandMenu: "Expand menu",
 *         openMenu: "Menu",
 *         closeMenu: "Close menu",
 *         opensNewTab: "(opens in a new tab)",
 *       }}
 *       isCollapsed={isCollapsed}
 *       onCollapsedChange={setCollapsed}
 *     >
 *       <Heading level={1}>Dashboard</Heading>
 *     </AppShell>
 *   );
 * }
 */
export function AppShell(props: AppShellProps) {
  const { logo, mark, items, userMenu, footer, children, labels, isCollapsed, onCollapsedChange } = props;
  const [drawer, setDrawer] = useState<"unneeded" | "open" | "closed">("unneeded");
  const [barHeight, setBarHeight] = useState(0);
  const direction = useScrollDirection();

  return (
    <div className={css.shell({ collapsed: isCollapsed })} style={toCssVariable(bottomBar, `${barHeight}px`)}>
      <a className={css.skipLink} href="#content">
        {labels.skipToContent}
      </a>
      <nav className={css.sideMenu({ collapsed: isCollapsed })} aria-label={labels.navigation}>
        <div className={css.menuHead({ collapsed: isCollapsed })}>
          {isCollapsed ? mark : logo}
          <IconButton
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            label={isCollapsed ? labels.expandMenu : labels.collapseMenu}
            onPress={() => onCollapsedChange(!isCollapsed)}
            isDirectional
          />
        </div>
        <NavigationList items={items} isIconOnly={isCollapsed} newTabLabel={labels.opensNewTab} />
      </nav>

      <div className={css.main}>
        <header className={css.header({ hidden: direction === "down" })}>
          <div className={css.headerLogo}>{logo}</div>
          <div className={css.headerEnd}>{userMenu}</div>
        </header>
        <main id="content" tabIndex={-1} className={css.content}>
          {children}
        </main>
        <footer className={css.footer}>{footer}</footer>
      </div>

      <ThumbBar items={items} labels={labels} onOpen={() => setDrawer("open")} onResize={setBarHeight} />
      {drawer !== "unneeded" && (
        <Drawer
          title={labels.navigation}
          closeLabel={labels.closeMenu}
          isOpen={drawer === "open"}
          onOpenChange={(isOpen) => setDrawer(isOpen ? "open" : "closed")}
          onMissing={() => setDrawer("unneeded")}
        >
          <NavigationList
            items={items}
            newTabLabel={labels.opensNewTab}
            onNavigate={() => setDrawer("closed")}
          />
        </Drawer>
      )}
    </div>
  );
}
