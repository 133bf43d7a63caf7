import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Link as AriaLink } from "react-aria-components/Link";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLatePart } from "../late-part/use-late-part.ts";
import { NavigationList, type NavigationItem } from "./navigation-list.tsx";
import { useScrollDirection } from "./use-scroll-direction.ts";
import * as css from "./app-shell.css.ts";

/** The words of the frame itself. */
export interface AppShellLabels {
  skipToContent: string;
  navigation: string;
  collapseMenu: string;
  expandMenu: string;
  openMenu: string;
  closeMenu: string;
  /** Read out behind ways that open a new tab. */
  opensNewTab: string;
}

export interface AppShellProps {
  /** Logo, linking home. */
  logo: ReactNode;
  items: readonly NavigationItem[];
  /** `UserMenu` or the like, at the end of the header. */
  userMenu: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  labels: AppShellLabels;
  /** Whether the side menu shows icons only; the app remembers it. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
}

// What stands above a page is not part of its first download: fetched when a finger or the focus is on the button.
const loadDrawer = () => import("../drawer/drawer.tsx").then(({ Drawer }) => Drawer);
const loadAhead = () => void loadDrawer().catch(() => undefined);

/**
 * The frame of the signed-in product: side menu, header that makes way while reading on, content, footer. Under
 * 992 px the menu becomes a drawer and the primary ways stand in a bar at the thumb.
 *
 * @example
 * <AppShell logo={<Logo />} items={items} userMenu={<UserMenu />} footer={…} labels={labels} {...collapse}><Outlet /></AppShell>
 */
export function AppShell(props: AppShellProps) {
  const { logo, items, userMenu, footer, children, labels, isCollapsed, onCollapsedChange } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [Drawer, requestDrawer] = useLatePart(loadDrawer);
  const direction = useScrollDirection();

  return (
    <div className={css.shell({ collapsed: isCollapsed })}>
      <a className={css.skipLink} href="#content">
        {labels.skipToContent}
      </a>
      <nav className={css.sideMenu({ collapsed: isCollapsed })} aria-label={labels.navigation}>
        <div className={css.menuHead({ collapsed: isCollapsed })}>
          {!isCollapsed && logo}
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

      <nav className={css.thumbBar} aria-label={labels.navigation}>
        {items
          .filter((item) => item.isPrimary)
          .map((item) => (
            <AriaLink
              key={item.href}
              href={item.href}
              className={css.thumbItem}
              {...(item.isCurrent && { "aria-current": "page" })}
            >
              <Icon of={item.icon} />
              <span className={css.thumbLabel}>{item.shortLabel ?? item.label}</span>
            </AriaLink>
          ))}
        <AriaButton
          className={css.thumbItem}
          onHoverStart={loadAhead}
          onFocus={loadAhead}
          onPressStart={loadAhead}
          onPress={() => {
            setDrawerOpen(true);
            requestDrawer(() => setDrawerOpen(false));
          }}
        >
          <Icon of={MenuIcon} />
          <span className={css.thumbLabel}>{labels.openMenu}</span>
        </AriaButton>
      </nav>
      {Drawer && (
        <Drawer
          title={labels.navigation}
          closeLabel={labels.closeMenu}
          isOpen={isDrawerOpen}
          onOpenChange={setDrawerOpen}
        >
          <NavigationList
            items={items}
            newTabLabel={labels.opensNewTab}
            onNavigate={() => setDrawerOpen(false)}
          />
        </Drawer>
      )}
    </div>
  );
}
