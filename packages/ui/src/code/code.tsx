import { Fragment } from "react";
import { code, group } from "./code.css.ts";

/** The properties of {@link Code}. */
export interface CodeProps {
  /** The id, address or reference, as it is copied. */
  children: string;
  /** `boxed` has a frame, for a text that is copied. */
  look?: "plain" | "boxed";
  /** Breaks after the last hyphen only, and only where one line does not fit. */
  isWhole?: boolean;
  /** Shows groups of four, for comparing by eye; screen readers and the clipboard get the text without gaps. */
  isGrouped?: boolean;
}

/** Renders an id whose last part does not break. */
function whole(text: string) {
  const end = text.lastIndexOf("-") + 1;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}

/** Renders groups of four with a gap and a line-break opportunity after each. */
const grouped = (text: string) =>
  (text.match(/.{1,4}/g) ?? []).map((four, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two groups may be the same
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={group}>{four}</span>
    </Fragment>
  ));

/**
 * An id, an account number or a wallet address: monospaced, left to right, breaking anywhere instead of overflowing.
 *
 * @example
 * <Code>5004217</Code>
 */
export function Code({ children, look, isWhole, isGrouped }: CodeProps) {
  return (
    <code className={code({ look, isWhole })}>
      {isGrouped ? grouped(children) : isWhole ? whole(children) : children}
    </code>
  );
}
