import type { ReactNode } from "react";
import { list, tab, tabs } from "./tabs.css.ts";

/** The properties of `TabsPlace`. */
interface TabsPlaceProps {
  /** The place of the content, such as a `Skeleton`. */
  children: ReactNode;
}

/**
 * Reserves the space of {@link Tabs} that are loading: the empty row, and below it the placeholder of the open view.
 *
 * @example
 * export function Example() {
 *   const [isLoaded, setLoaded] = useState(false);
 *   return (
 *     <Stack>
 *       <Button onPress={() => setLoaded(!isLoaded)}>Load</Button>
 *       {isLoaded ? (
 *         <Tabs label="Transactions" selected="deposit" items={[{ id: "deposit", label: "Deposit", content: <Text>No deposits yet</Text> }]} />
 *       ) : (
 *         <TabsPlace><Skeleton height="block" /></TabsPlace>
 *       )}
 *     </Stack>
 *   );
 * }
 */
export function TabsPlace({ children }: TabsPlaceProps) {
  return (
    <div className={tabs}>
      <div className={list} aria-hidden>
        <span className={tab} />
      </div>
      {children}
    </div>
  );
}
