import { code } from "./code.css.ts";

export interface CodeProps {
  /** The id, address or reference, as it is to be copied. */
  children: string;
  look?: "plain" | "boxed";
  /** Keeps it in one line, or in two where there is no room: then it breaks after its last hyphen. */
  isWhole?: boolean;
}

/**
 * An id, an account number or a wallet address: mono, left to right, breaking anywhere rather than spilling.
 *
 * @example
 * <Code>5004217</Code>
 */
export function Code({ children, look, isWhole }: CodeProps) {
  const end = children.lastIndexOf("-") + 1;
  return (
    <code className={code({ look, isWhole })}>
      {isWhole ? (
        <>
          {children.slice(0, end)}
          <wbr />
          {children.slice(end)}
        </>
      ) : (
        children
      )}
    </code>
  );
}
