import type { StoryLink } from "./flow-stories.ts";
import type { ChartState, Statechart } from "./read-statechart.ts";

interface StateBoxProps {
  state: ChartState;
  box: { x: number; y: number; width: number; height: number };
  chart: Statechart;
  stories: readonly StoryLink[];
  isLit: boolean;
}

/** Describes a state for readers of the drawing without sight: its name, the next states, and its story. */
function describe(
  { id, name, isInitial, isFinal }: ChartState,
  chart: Statechart,
  story?: StoryLink,
): string {
  const next = chart.transitions
    .filter(({ from, to }) => from === id && to !== id)
    .map(({ to }) => chart.states.find((state) => state.id === to)?.name ?? to);
  const parts = [
    name + (isInitial ? ", the first state" : "") + (isFinal ? ", a last state" : ""),
    next.length > 0 ? `leads to ${next.join(", ")}` : "",
    story === undefined ? "no story" : `story: ${story.name}`,
  ];
  return parts.filter((part) => part !== "").join("; ");
}

/** A state in the drawing: a link to its first story, where it has one. */
export function StateBox({ state, box, chart, stories, isLit }: StateBoxProps) {
  const { x, y, width, height } = box;
  const { name, isInitial, isFinal } = state;
  const [story] = stories;
  const label = describe(state, chart, story);
  const start = x - width / 2;
  const shape = (
    <>
      <rect x={start} y={y - height / 2} width={width} height={height} rx={10} />
      {isFinal && (
        <rect
          className="inner"
          x={start + 4}
          y={y - height / 2 + 4}
          width={width - 8}
          height={height - 8}
          rx={7}
        />
      )}
      {isInitial && (
        <>
          <circle cx={start - 16} cy={y} r={6} />
          <path className="line" d={`M${start - 10} ${y}H${start}`} />
        </>
      )}
      <text x={x} y={y}>
        {name}
      </text>
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for lists
    <g role="listitem" className={isLit ? "lit" : undefined}>
      {/* Outside of the link, whose name must contain all of its visible text. */}
      {story !== undefined && (
        <title>{`${stories.length === 1 ? "1 story" : `${stories.length} stories`}; opens ${story.name}`}</title>
      )}
      {story === undefined ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for images of itself
        <g role="img" aria-label={label}>
          {shape}
        </g>
      ) : (
        <a
          href={story.href}
          target="_parent"
          aria-label={label}
          {...(isLit && { "aria-current": "step" as const })}
        >
          {shape}
        </a>
      )}
    </g>
  );
}
