import { Code, CopyButton, toDesignTokens, type Theme } from "@broker/ui";
import { uses } from "virtual:token-uses";
import { toTokenName } from "../../packages/ui/src/theme/variable-name.ts";
import { Specimen } from "./specimen.tsx";
import type { TokenRow } from "./token-pages.ts";

/** Returns a colour as hex, with its opacity where it has one. */
function hexOf(theme: Theme, name: string, scheme: "light" | "dark"): string {
  const token = toDesignTokens(theme, scheme)["color"]?.[toTokenName(name)];
  if (token?.$type !== "color") return "";
  const { hex, alpha } = token.$value;
  return alpha === undefined ? hex : `${hex} at ${Math.round(alpha * 100)}%`;
}

function Paint({ row, theme, scheme }: { row: TokenRow; theme: Theme; scheme: "light" | "dark" }) {
  return (
    <div className="token-paint">
      <span aria-hidden className="token-swatch" data-color-scheme={scheme}>
        <span style={{ background: row[scheme] }} />
      </span>
      <span>
        <span className="token-note">{scheme}</span> <Code>{hexOf(theme, row.name, scheme)}</Code>
        <br />
        <span className="token-note">{row[scheme]}</span>
      </span>
    </div>
  );
}

/** Formats a length in rem with its value in pixels. */
const withPx = (value: string) =>
  /^[\d.]+rem$/.test(value) ? `${value}, ${Number.parseFloat(value) * 16}px` : value;

function Values({ row, theme }: { row: TokenRow; theme: Theme }) {
  if (row.group === "color")
    return (
      <>
        <Paint row={row} theme={theme} scheme="light" />
        <Paint row={row} theme={theme} scheme="dark" />
      </>
    );
  return (
    <>
      <div className="token-specimen">
        <Specimen row={row} />
      </div>
      <div className="token-note">{withPx(row.light)}</div>
    </>
  );
}

const describeUses = (count: number): string =>
  count === 0 ? "Not used yet" : count === 1 ? "Used once" : `Used ${count} times`;

interface TokenListProps {
  rows: readonly TokenRow[];
  theme: Theme;
}

/** A list of tokens: each with its reference to copy, its values, and a sample. */
export function TokenList({ rows, theme }: TokenListProps) {
  return (
    <ul className="tokens">
      {rows.map((row) => (
        <li key={row.reference} className="token" data-group={row.group}>
          <div className="token-name">
            <span>
              <Code>{row.reference.replace(/^var\((.*)\)$/, "$1")}</Code>
              <span className="token-role">{row.role}</span>
              {row.group !== "breakpoint" && (
                <span className="token-role">{describeUses(uses[`${row.group}.${row.name}`] ?? 0)}</span>
              )}
            </span>
            <CopyButton
              text={row.reference}
              label={`Copy ${row.reference}`}
              copiedLabel="Copied"
              failedLabel="Not copied"
            />
          </div>
          <Values row={row} theme={theme} />
        </li>
      ))}
    </ul>
  );
}
