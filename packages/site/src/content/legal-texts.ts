import { marked, type Token, type Tokens } from "marked";
import type { DocumentName } from "./document-names.ts";

/** A clause of a legal document. */
interface Clause {
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A paragraph, or the items of a list. */
export type Block = { readonly text: string } | { readonly points: readonly string[] };

export interface LegalText {
  /** The blocks before the first clause; the first one is the version. */
  readonly opening: readonly Block[];
  readonly clauses: readonly Clause[];
}

const files: Readonly<Record<string, string>> = import.meta.glob("../../legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isList = (token: Token): token is Tokens.List => token.type === "list";
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === "paragraph";

function blockOf(token: Token): readonly Block[] {
  if (isList(token)) return [{ points: token.items.map(({ text }) => text) }];
  if (isParagraph(token)) return [{ text: token.text }];
  if (token.type === "space" || isHeading(token)) return [];
  throw new Error(`A legal text has no ${token.type}`);
}

/** Parses a legal document into clauses. */
export function readLegalText(name: DocumentName): LegalText {
  const tokens = marked.lexer(files[`../../legal/${name}.md`] ?? "");
  const starts = tokens.flatMap((token, index) => (isHeading(token) && token.depth === 2 ? [index] : []));
  return {
    opening: tokens.slice(0, starts[0]).flatMap(blockOf),
    clauses: starts.map((start, index) => {
      const heading = tokens[start];
      const [, title = ""] = /^\d+\.\s+(.*)$/.exec(heading && isHeading(heading) ? heading.text : "") ?? [];
      return { number: index + 1, title, blocks: tokens.slice(start, starts[index + 1]).flatMap(blockOf) };
    }),
  };
}
