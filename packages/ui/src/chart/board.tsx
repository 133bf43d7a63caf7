import type { PointerEvent, ReactNode } from "react";
import { board, boardOf, cursor, gridLine, slider, tick, ticks } from "./chart.css.ts";
import { Names } from "./names.tsx";
import { useTextRoom } from "./use-text-room.ts";
import { heightOf, type ValueAxis } from "./value-axis.ts";

interface BoardProps {
  /** The id of the element that names the chart. */
  nameId: string;
  categories: readonly string[];
  axis: ValueAxis;
  /** Formats a value for the axis. */
  format: (value: number) => string;
  look: "axes" | "curve";
  /** The selected point; null without a selection. */
  point: number | null;
  /** Selects a point, or none. */
  onPoint: (point: number | null) => void;
  /** The words of the selected point, or else of the last. */
  said: string;
  /** The marks. */
  children: ReactNode;
}

/** The drawing of a chart. Pointers select the point below them; for keys and screen readers it is one slider. */
export function Board(props: BoardProps) {
  const { nameId, categories, axis, format, look, point, onPoint, said, children } = props;
  const { measure, room } = useTextRoom();
  const last = categories.length - 1;
  const part = (index: number) => `${(index / categories.length) * 100}%`;
  const leave = () => onPoint(null);
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * categories.length);
    onPoint(Math.max(0, Math.min(index, last)));
  };
  return (
    <div className={boardOf({ look })}>
      <div className={ticks} aria-hidden>
        {axis.ticks.map((value) => (
          <div key={value} className={tick}>
            {format(value)}
          </div>
        ))}
      </div>
      <div
        ref={measure}
        className={board}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerCancel={leave}
        // A finger that is lifted leaves, too, and its point stays.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && leave()}
      >
        {axis.ticks.map((value) => (
          <div key={value} className={gridLine} style={{ insetBlockEnd: `${heightOf(axis, value)}%` }} />
        ))}
        {point !== null && (
          <div className={cursor({ look })} style={{ left: part(point), inlineSize: part(1) }} />
        )}
        {children}
        <input
          type="range"
          className={slider}
          aria-labelledby={nameId}
          aria-valuetext={said}
          max={last}
          value={point ?? last}
          onChange={({ target }) => onPoint(target.valueAsNumber)}
          onFocus={() => onPoint(last)}
          onBlur={leave}
        />
      </div>
      <Names categories={categories} room={room} />
    </div>
  );
}
