import { useAddress, useMessages } from "../page.tsx";
import { paths } from "../paths.ts";
import * as css from "./breadcrumb.css.ts";

/** A page on the way to this one; without a path where it is a heading of the menu only. */
export interface Crumb {
  readonly name: string;
  readonly path?: string;
}

/** The way from the front page to this one, which is its last crumb. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { frame } = useMessages();
  const address = useAddress();
  return (
    <nav aria-label={frame.breadcrumb}>
      <ol className={css.list}>
        {[{ name: frame.home, path: paths.home }, ...crumbs].map(({ name, path }, index) => (
          <li key={name} className={css.item}>
            {path === undefined || index === crumbs.length ? (
              <span aria-current={index === crumbs.length ? "page" : undefined}>{name}</span>
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
