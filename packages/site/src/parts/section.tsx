import { type ReactNode, useId } from "react";
import * as layout from "../style/layout.css.ts";
import * as type from "../style/type.css.ts";

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** `beside` shows the heading at the side; `night` is a band in the dark scheme. */
  readonly look?: "plain" | "sunken" | "beside" | "night";
}

/** A part of a page with its own heading. */
export function Section({ title, lead, children, look = "plain" }: SectionProps) {
  const id = useId();
  const ground = { plain: "", beside: "", sunken: layout.sunken, night: layout.night }[look];
  const head = (
    <>
      <h2 id={id} className={type.title}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={type.lead}>{lead}</p>}
    </>
  );
  return (
    <section
      className={`${layout.section} ${ground}`.trim()}
      aria-labelledby={id}
      data-color-scheme={look === "night" ? "dark" : undefined}
    >
      <div className={look === "beside" ? `${layout.wide} ${layout.beside}` : layout.wide}>
        <div className={look === "beside" ? layout.stay : layout.opening}>{head}</div>
        {look === "beside" ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
