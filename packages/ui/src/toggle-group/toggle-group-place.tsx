import { group, toggle, unseen } from "./toggle-group.css.ts";

/** The properties of `ToggleGroupPlace`. */
interface ToggleGroupPlaceProps {
  /** The labels of the options, in their order. */
  labels: readonly string[];
}

/**
 * Reserves the space of a {@link ToggleGroup} that is loading, at the size of the same labels, without its behaviour.
 * Hidden from screen readers.
 *
 * @example
 * export function Example() {
 *   const [isLoaded, setLoaded] = useState(false);
 *   return (
 *     <Stack>
 *       <Button onPress={() => setLoaded(!isLoaded)}>Load</Button>
 *       {isLoaded ? (
 *         <ToggleGroup label="Period" options={[{ id: "month", label: "Month" }, { id: "year", label: "Year" }]} value="month" onChange={() => {}} />
 *       ) : (
 *         <ToggleGroupPlace labels={["Month", "Year"]} />
 *       )}
 *     </Stack>
 *   );
 * }
 */
export function ToggleGroupPlace({ labels }: ToggleGroupPlaceProps) {
  return (
    <div className={group} aria-hidden>
      {labels.map((label) => (
        <span key={label} className={`${toggle} ${unseen}`}>
          {label}
        </span>
      ))}
    </div>
  );
}
