import * as css from "./large-figures.css.ts";

/** Large figures in one row, each with its label below. */
export function LargeFigures({ of }: { readonly of: readonly (readonly [value: string, label: string])[] }) {
  return (
    <dl className={css.figures}>
      {of.map(([value, label]) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
