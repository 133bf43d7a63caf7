import { code } from "./code.css.ts";

export interface CodeProps {
  /** The id, address or reference, as it is to be copied. */
  children: string;
  look?: "plain" | "boxed";
}

/**
 * An id, an account number or a wallet address: mono, left to right, breaking anywhere rather than spilling.
 *
 * @example
 * <Code>5004217</Code>
 */
export function Code({ children, look }: CodeProps) {
  return <code className={code({ look })}>{children}</code>;
}
