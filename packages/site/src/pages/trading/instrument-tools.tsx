import { instruments, instrumentsOf } from "../../content/instruments/all.ts";
import { groups } from "../../content/instruments/instrument.ts";
import { useMessages } from "../../page.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { orders } from "../../market/orders.ts";
import { groupPath, orderPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as css from "./instruments.css.ts";

/** Tabs of the groups, with their numbers of instruments. */
export function GroupTabs() {
  const { frame, instruments: words } = useMessages();
  return (
    <Tabs
      label={words.group}
      tabs={[
        { path: paths.instruments, name: words.all, count: instruments.length },
        ...groups.map((group) => ({
          path: groupPath(group),
          name: frame.groups[group],
          count: instrumentsOf[group].length,
        })),
      ]}
    />
  );
}

/** Tabs of the orders of all instruments. */
export function OrderTabs() {
  const { instruments: words } = useMessages();
  return (
    <Tabs
      label={words.order}
      tabs={orders.map((order) => ({ path: orderPath(order), name: words.orders[order] }))}
    />
  );
}

/** The search over the instruments of the page. */
export function InstrumentSearch() {
  const { instruments: words } = useMessages();
  return (
    <instrument-search className={css.search}>
      <search>
        <form method="get">
          <label className={layout.heardOnly} htmlFor="search">
            {words.search}
          </label>
          <input
            id="search"
            name="q"
            type="search"
            className={css.field}
            placeholder={words.searchHint}
            autoComplete="off"
          />
        </form>
      </search>
    </instrument-search>
  );
}
