import { type BrandFile, Button, type ContrastFailure, Notice, type Theme, VisuallyHidden } from "@broker/ui";
import { useMemo } from "react";
import { listContrasts } from "../../../packages/ui/src/theme/contrast-check.ts";
import { countFailures, type Verdict } from "./check-brand.ts";
import { nearestColour } from "./nearest-colour.ts";

const figures = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const nameOf = ({ foreground, background }: ContrastFailure) => `${foreground} on ${background}`;

function Figure({ pair }: { pair: ContrastFailure | undefined }) {
  if (pair === undefined) return <td>passes</td>;
  const isReached = pair.reached >= pair.needed;
  return (
    <td data-failed={isReached ? undefined : ""}>
      {figures.format(pair.reached)}
      {!isReached && ", fails"}
    </td>
  );
}

function Sample({ pair, theme }: { pair: ContrastFailure; theme: Theme }) {
  const index = pair.scheme === "light" ? 0 : 1;
  const background = theme.color[pair.background][index];
  return (
    <span
      aria-hidden
      className="studio-sample"
      style={{ background, color: theme.color[pair.foreground][index] }}
    >
      {pair.needed === 3 ? "●" : "Ag"}
    </span>
  );
}

/** The contrast that pairs of colours need and reach in both schemes: all of them, or those of a refused brand that fail. */
export function Pairs({ verdict }: { verdict: Verdict }) {
  const theme = verdict.isAccepted ? verdict.theme : undefined;
  const pairs = verdict.isAccepted ? listContrasts(verdict.theme) : verdict.failures;
  const rows = Map.groupBy(pairs, nameOf);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className="studio-scroll" aria-label="Contrast by pair" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Needs</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {Array.from(rows, ([name, both]) => (
            <tr key={name}>
              <th scope="row">
                {theme && both.map((pair) => <Sample key={pair.scheme} pair={pair} theme={theme} />)}
                {name}
              </th>
              <td>{both[0]?.needed}</td>
              <Figure pair={both.find(({ scheme }) => scheme === "light")} />
              <Figure pair={both.find(({ scheme }) => scheme === "dark")} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Accepted({ theme }: { theme: Theme }) {
  const pairs = listContrasts(theme);
  const [closest] = pairs.toSorted((one, other) => one.reached / one.needed - other.reached / other.needed);
  return (
    <Notice tone="positive" role="none" title={`Accepted: all ${pairs.length} contrasts are reached`}>
      {closest &&
        `The lowest is ${nameOf(closest)} in the ${closest.scheme} scheme: ${figures.format(closest.reached)} to 1, and it needs ${closest.needed}.`}
    </Notice>
  );
}

interface RefusedProps {
  reason: string;
  failures: readonly ContrastFailure[];
  /** The nearest accepted colour of the same hue; null if there is none. */
  nearest: string | null;
  onUse: (colour: string) => void;
}

function Refused({ reason, failures, nearest, onUse }: RefusedProps) {
  const count = failures.length;
  const title = count === 0 ? "Refused" : `Refused: ${countFailures(failures)}`;
  const use = nearest !== null && (
    <Button variant="secondary" onPress={() => onUse(nearest)}>
      <span aria-hidden className="studio-swatch" style={{ background: nearest }} />
      Use {nearest}, the nearest that is accepted
    </Button>
  );
  return (
    <Notice tone="negative" role="none" title={title} {...(use && { actions: use })}>
      {count <= 3 && <p>{reason}</p>}
      <p>The previews show the last brand that was accepted.</p>
      {count > 3 && (
        <details>
          <summary>The error of createBrand</summary>
          <p className="studio-reason">{reason}</p>
        </details>
      )}
    </Notice>
  );
}

interface VerdictNoticeProps {
  file: BrandFile;
  verdict: Verdict;
  onChange: (file: BrandFile) => void;
}

/** Whether a brand is accepted, and why it is refused. */
export function VerdictNotice({ file, verdict, onChange }: VerdictNoticeProps) {
  const field = verdict.isAccepted || verdict.failures.length === 0 ? null : verdict.field;
  const nearest = useMemo(
    () => (field === "accent" || field === "accentDark" ? nearestColour(file, field) : null),
    [file, field],
  );
  const use = (colour: string) => field !== null && onChange({ ...file, [field]: colour });
  const words = verdict.isAccepted ? "The brand is accepted." : "The brand is refused.";
  return (
    <section aria-label="Verdict">
      {verdict.isAccepted ? (
        <Accepted theme={verdict.theme} />
      ) : (
        <Refused {...verdict} nearest={nearest} onUse={use} />
      )}
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
    </section>
  );
}
