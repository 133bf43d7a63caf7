import { Fragment } from "react";
import { code, group } from "./code.css.ts";

export interface CodeProps {
  /** The id, address or reference, as it is to be copied. */
  children: string;
  look?: "plain" | "boxed";
  /** Keeps it in one line, or in two where there is no room: then it breaks after its last hyphen. */
  isWhole?: boolean;
  /** Sets it in groups of four, to be compared with another by eye; it is read and copied as one. */
  isGrouped?: boolean;
}

/** An id whose last part stays together. */
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

/** Groups of four, with room and a place to break after each. */
const grouped = (text: string) =>
  (text.match(/.{1,4}/g) ?? []).map((four, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two groups may be the same
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={group}>{four}</span>
    </Fragment>
  ));

/**
 * An id, an account number or a wallet address: mono, left to right, breaking anywhere rather than spilling.
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
