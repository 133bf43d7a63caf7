import { curveBasis, line } from "d3-shape";
import { useEffect, useId, useMemo, useRef } from "react";
import { layOut } from "./lay-out.ts";
import type { Statechart } from "./read-statechart.ts";
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
}

/** The machine as a diagram; `StateList` has the same content as text. */
export function StatechartDrawing({ chart, label, current }: StatechartDrawingProps) {
  const drawing = useMemo(() => layOut(chart), [chart]);
  const arrow = useId();
  const frame = useRef<HTMLElement>(null);
  const inView = chart.states.find(({ name, isInitial }) =>
    current === undefined ? isInitial : name === current,
  );
  const focus = inView && drawing.boxes.get(inView.id);
  useEffect(() => {
    const element = frame.current;
    if (element === null || focus === undefined) return;
    element.scrollTo(focus.x - element.clientWidth / 2, focus.y - element.clientHeight / 2);
  }, [focus]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a window that scrolls is reached by key
    <section ref={frame} className="statechart" aria-label={label} tabIndex={0}>
      <svg width={drawing.width} height={drawing.height} aria-hidden>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
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
        {chart.states.map(({ id, name, isInitial, isFinal }) => {
          const box = drawing.boxes.get(id);
          if (box === undefined) return null;
          const { x, y, width, height } = box;
          return (
            <g key={id} className={`${name === current ? "lit" : ""} ${isFinal ? "final" : ""}`}>
              <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={10} />
              {isInitial && <circle cx={x} cy={y - height / 2} r={6} />}
              <text x={x} y={y}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
