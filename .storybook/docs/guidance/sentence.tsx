import type { ReactNode } from "react";

/** A text in which backticks mark code. */
export function Sentence({ text }: { text: string }) {
  return text.split("`").map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a constant
    return index % 2 === 1 ? <code key={index}>{part}</code> : part;
  });
}

interface DocsLinkProps {
  /** The path of a page in Storybook, such as `/docs/actions-link--docs`. */
  path: string;
  children: ReactNode;
}

/** A link to another page of Storybook. */
export function DocsLink({ path, children }: DocsLinkProps) {
  return (
    <a href={`./?path=${path}`} target="_parent">
      {children}
    </a>
  );
}
