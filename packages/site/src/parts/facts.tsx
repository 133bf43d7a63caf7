import type { ReactNode } from "react";
import * as type from "../style/type.css.ts";
import * as css from "./facts.css.ts";

type Pairs = readonly (readonly [name: string, value: ReactNode])[];

/** A list of names and values, line by line. */
export function Facts({ of }: { readonly of: Pairs }) {
  return (
    <dl className={css.facts}>
      {of.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of titles with a sentence or two each. */
export function Statements({ of }: { readonly of: Pairs }) {
  return (
    <div className={css.facts}>
      {of.map(([title, text]) => (
        <div key={title} className={css.statement}>
          <h3 className={type.heading}>{title}</h3>
          <p className={css.value}>{text}</p>
        </div>
      ))}
    </div>
  );
}

/** A sequence of stages. */
export function Stages({ of }: { readonly of: Pairs }) {
  return (
    <ol className={css.stages}>
      {of.map(([title, text]) => (
        <li key={title} className={css.stage}>
          <h3 className={type.heading}>{title}</h3>
          <p className={css.value}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
