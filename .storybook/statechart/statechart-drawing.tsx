import { curveBasis, line } from "d3-shape";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { StoryLink } from "./flow-stories.ts";
import { type Drawing, layOut } from "./lay-out.ts";
import type { Statechart } from "./read-statechart.ts";
import { StateBox } from "./state-box.tsx";
import { type Zoom, ZoomBar } from "./zoom-bar.tsx";
import "./statechart.css";

const lineHeight = 17;
const drawLine = line<{ x: number; y: number }>()
  .x(({ x }) => x)
  .y(({ y }) => y)
  .curve(curveBasis);

interface StatechartDrawingProps {
  chart: Statechart;
  label: string;
  /** The name of the highlighted state. */
  current?: string | undefined;
  /** The stories of a state, by its id. */
  links: ReadonlyMap<string, readonly StoryLink[]>;
}

/** The transitions and frames, which the list of states describes in words. */
function Lines({ drawing, arrow }: { drawing: Drawing; arrow: string }) {
  return (
    <g aria-hidden>
      <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0 8 4 0 8z" />
      </marker>
      {Array.from(drawing.groups, ([name, { x, y, width, height }]) => (
        <g key={name} className="region">
          <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={14} />
          <text x={x - width / 2 + 14} y={y - height / 2 + 18}>
            {name}
          </text>
        </g>
      ))}
      {drawing.lines.map(({ points, labels, label: at }) => (
        <g key={`${points[0]?.x} ${points[0]?.y} ${at.x} ${at.y}`}>
          <path className="line" d={drawLine(points) ?? ""} markerEnd={`url(#${arrow})`} />
          {labels.map((words, index) => (
            <text
              key={words}
              className="label"
              x={at.x}
              y={at.y + (index - (labels.length - 1) / 2) * lineHeight}
            >
              {words}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

/** Returns the scale that fits a drawing into its window; at most its own size. */
function useFit(frame: { current: HTMLElement | null }, { width, height }: Drawing): number {
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () =>
      setFit(Math.min(1, element.clientWidth / width, (globalThis.innerHeight * 0.8) / height));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame, width, height]);
  return fit;
}

/** The machine as a diagram whose states are links to their stories. */
export function StatechartDrawing({ chart, label, current, links }: StatechartDrawingProps) {
  const drawing = useMemo(() => layOut(chart), [chart]);
  const arrow = useId();
  const frame = useRef<HTMLElement>(null);
  const fit = useFit(frame, drawing);
  // Beside a screen the current state is followed in full size.
  const [zoom, setZoom] = useState<Zoom>(current === undefined ? "fit" : 1);
  const scale = zoom === "fit" ? fit : zoom;
  const lit = chart.states.find(({ name }) => name === current);
  const inView = lit ?? chart.states.find(({ isInitial }) => isInitial);
  const focus = inView && drawing.boxes.get(inView.id);
  useEffect(() => {
    const element = frame.current;
    if (element === null || focus === undefined) return;
    element.scrollTo(focus.x * scale - element.clientWidth / 2, focus.y * scale - element.clientHeight / 2);
  }, [focus, scale]);
  const regions = Map.groupBy(chart.states, ({ group }) => group);

  return (
    <div className="drawing">
      <ZoomBar scale={scale} onZoom={setZoom} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a window that scrolls is reached by key */}
      <section ref={frame} className="statechart" aria-label={label} tabIndex={0}>
        <svg
          width={drawing.width * scale}
          height={drawing.height * scale}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        >
          <Lines drawing={drawing} arrow={arrow} />
          {Array.from(regions, ([group, states]) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for lists
            <g key={group} role="list" aria-label={group === null ? "States" : `States in ${group}`}>
              {states.map((state) => {
                const box = drawing.boxes.get(state.id);
                const stories = links.get(state.id) ?? [];
                return (
                  box && (
                    <StateBox
                      key={state.id}
                      {...{ state, box, chart, stories }}
                      isLit={state.id === lit?.id}
                    />
                  )
                );
              })}
            </g>
          ))}
        </svg>
      </section>
    </div>
  );
}
