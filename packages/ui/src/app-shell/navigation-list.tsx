import { ExternalLink } from "lucide-react";
import { Link as AriaLink } from "react-aria-components/Link";
import { Icon, type IconProps } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { SideName, useSideName } from "./side-name.tsx";
import { item as itemStyle, list, words } from "./navigation-list.css.ts";

/** A link of the menu. */
export interface NavigationItem {
  /** The address of the page. */
  href: string;
  /** The name of the page. */
  label: string;
  /** The label in the bottom bar of phones; `label` by default. */
  shortLabel?: string;
  /** The icon before the name. */
  icon: IconProps["of"];
  /** Whether it is the page that is shown. */
  isCurrent: boolean;
  /** Opens in a new tab without access to this one; `newTabLabel` announces that. */
  isExternal?: boolean;
  /** The address is not known yet: the item has its size, and no link. */
  isPending?: boolean;
  /** Whether phones show it in the bottom bar; at most four. */
  isPrimary?: boolean;
}

interface NavigationListProps {
  items: readonly NavigationItem[];
  isIconOnly?: boolean;
  newTabLabel: string;
  onNavigate?: () => void;
}

interface NavigationLinkProps extends Omit<NavigationListProps, "items"> {
  item: NavigationItem;
}

function NavigationLink({ item, isIconOnly = false, newTabLabel, onNavigate }: NavigationLinkProps) {
  const { top, listeners } = useSideName();
  return (
    <AriaLink
      {...(item.isPending ? { isDisabled: true } : { href: item.href })}
      className={itemStyle({ iconOnly: isIconOnly || undefined })}
      {...(item.isCurrent && { "aria-current": "page" })}
      {...(item.isExternal && { target: "_blank", rel: "noopener noreferrer" })}
      {...(onNavigate && { onPress: onNavigate })}
      {...(isIconOnly && listeners)}
    >
      <Icon of={item.icon} />
      {isIconOnly ? (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      ) : (
        <span className={words}>{item.label}</span>
      )}
      {item.isExternal && (
        <>
          {!isIconOnly && <Icon of={ExternalLink} size="small" />}
          <VisuallyHidden>{newTabLabel}</VisuallyHidden>
        </>
      )}
      {isIconOnly && <SideName top={top}>{item.label}</SideName>}
    </AriaLink>
  );
}

/** The links of the side menu and of the drawer; collapsed to icons, each shows its name on hover and focus. */
export function NavigationList({ items, ...look }: NavigationListProps) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item.href}>
          <NavigationLink item={item} {...look} />
        </li>
      ))}
    </ul>
  );
}
