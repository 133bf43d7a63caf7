import { useAddress, useMessages } from "../page.tsx";
import { paths } from "../paths.ts";
import * as css from "./breadcrumb.css.ts";

/** A page of the path to this one; without an address where it is only a heading of the menu. */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
}

/** The path from the front page to this one, which is its last crumb. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { frame } = useMessages();
  const address = useAddress();
  return (
    <nav aria-label={frame.breadcrumb}>
      <ol className={css.list}>
        {[{ name: frame.home, path: paths.home }, ...crumbs].map(({ name, path }, index) => (
          <li key={name} className={css.item}>
            {index === crumbs.length ? (
              <span className={css.current} aria-current="page">
                {name}
              </span>
            ) : path === undefined ? (
              <span>{name}</span>
            ) : (
              <a className={css.link} href={address(path)}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
