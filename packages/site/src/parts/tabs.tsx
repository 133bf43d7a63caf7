import { useAddress, useFigures, usePage } from "../page.tsx";
import * as css from "./tabs.css.ts";

interface Tab {
  readonly path: string;
  readonly name: string;
  /** The number of items in the view. */
  readonly count?: number;
}

/** The views of a list. Each view has its own URL, so that choosing one needs no script. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const { path: current } = usePage();
  const address = useAddress();
  const { number } = useFigures();
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ path, name, count }) => (
        <a
          key={path}
          className={css.tab}
          href={address(path)}
          aria-current={path === current ? "page" : undefined}
        >
          {name}
          {count === undefined ? null : <span className={css.count}>{number(count)}</span>}
        </a>
      ))}
    </nav>
  );
}
