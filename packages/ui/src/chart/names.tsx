import { name, names } from "./chart.css.ts";

interface NamesProps {
  categories: readonly string[];
  /** How many characters have room; null until it is measured. */
  room: number | null;
}

/** The names of the categories below their marks: the last, and as many before it as have room. */
export function Names({ categories, room }: NamesProps) {
  const count = categories.length;
  // Each name gets the width of one more character than it has.
  const longest = Math.max(...categories.map(({ length }) => length + 1));
  const every = room === null ? count : Math.ceil((longest * count) / Math.max(room, 1));
  return (
    <div className={names} aria-hidden>
      {categories.map((category, index) => {
        const half = `min(${category.length * 0.28}em, 50%)`;
        const middle = `${((index + 0.5) / count) * 100}%`;
        return (
          (count - 1 - index) % every === 0 && (
            <span
              key={category}
              className={name}
              style={{ left: `clamp(${half}, ${middle}, 100% - ${half})` }}
            >
              {category}
            </span>
          )
        );
      })}
    </div>
  );
}
