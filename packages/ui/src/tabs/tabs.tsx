import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { list, panel, tab, tabs } from "./tabs.css.ts";

/** A tab and its panel, in {@link Tabs}. */
export interface TabItem {
  /** The id of the tab. */
  id: string;
  /** The name of the tab. */
  label: ReactNode;
  /** Makes the tab a link that the app's router opens, so that the address names the open tab. */
  href?: string;
  /** Mounted only while the tab is open. */
  content: ReactNode;
  /** Whether the tab cannot be opened. */
  isDisabled?: boolean;
}

/** The properties of {@link Tabs}. */
export interface TabsProps {
  /** The name of the row, for screen readers. */
  label: string;
  /** The tabs in their order. */
  items: readonly TabItem[];
  /** The id of the open tab. */
  selected: string;
  /** Required when the items have no `href`. */
  onSelect?: (id: string) => void;
}

/** Scrolls the row, and only the row, to centre the open tab. */
function bringIntoView(tab: Element | null): void {
  const row = tab?.closest("[role=tablist]");
  if (!tab || !row) return;
  const around = row.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  row.scrollLeft += (own.left + own.right - around.left - around.right) / 2;
  // The row restores its last known position on focus, which follows a press before browsers report this one.
  row.dispatchEvent(new Event("scroll"));
}

/**
 * Views of one subject, of which one is open.
 *
 * @example
 * <Tabs label="Transactions" selected="deposit" items={[{ id: "deposit", label: "Deposit", href: "?tab=deposit", content: <Text>No deposits yet</Text> }, { id: "withdrawal", label: "Withdrawal", href: "?tab=withdrawal", content: <Text>No withdrawals yet</Text> }]} />
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={tabs}
      selectedKey={selected}
      keyboardActivation="manual"
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label} className={list}>
        {items.map(({ id, label: words, href, isDisabled = false }) => (
          <Tab
            key={id}
            {...(id === selected && { ref: bringIntoView })}
            id={id}
            className={tab}
            isDisabled={isDisabled}
            {...(href !== undefined && { href })}
          >
            {words}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
