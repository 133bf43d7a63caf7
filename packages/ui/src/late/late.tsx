import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from "react";

/** The properties of a component that replaces code which failed to load. */
export interface MissingCode {
  /** Loads the code again; meanwhile `while` is rendered, or with `retry: "return"` the current content stays. */
  retry: () => void;
  /** The number of consecutive failures, from 1. */
  failures: number;
  /** The browser's error of the last failure. */
  error: unknown;
}

/** What to render while code is loading or missing, and when to load it again. */
export interface LateOptions<Props> {
  /**
   * Rendered while the code is loading, with the component's properties; `null` renders nothing. Without it the
   * component suspends, and the nearest `<Suspense>` shows its fallback.
   */
  while?: ComponentType<Props> | null;
  /** Rendered when the code failed to load, with the component's properties and the properties of {@link MissingCode}. */
  whenMissing: ComponentType<Props & MissingCode>;
  /**
   * When code that failed to load is loaded again automatically: `"use"` on the next mount (the default); `"return"`
   * also when the page becomes visible again or the network returns.
   */
  retry?: "use" | "return";
}

/** A component whose code is loaded on first use, or preloaded. Loaded code is rendered at once. */
export type Late<Props> = FunctionComponent<Props> & {
  /** Loads the code now; resolves when it has loaded or failed, and never rejects. */
  load: () => Promise<void>;
  /** Loads the code after the next frame, so that a press is answered first. */
  loadSoon: () => void;
};

type State<Props> =
  | { readonly Part: ComponentType<Props> }
  | { readonly Part?: never; readonly failures: number; readonly error: unknown };

/** Creates the loader of a component's code, whose state the component subscribes to. */
function createLoader<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: LateOptions<Props>["retry"],
) {
  const unasked: State<Props> = { failures: 0, error: null };
  let state: State<Props> = unasked;
  let coming: Promise<void> | null = null;
  let Coming: ComponentType | null = null;
  const listeners = new Set<() => void>();
  const change = (next: State<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const failures = () => (state.Part ? 0 : state.failures);

  const ask = (): Promise<void> => {
    if (state.Part) return Promise.resolve();
    coming ??= load()
      .then(
        (Part) => change({ Part }),
        (error: unknown) => {
          // A failed preload is repeated on render, and is not reported separately.
          change(Coming || listeners.size > 0 ? { failures: failures() + 1, error } : unasked);
        },
      )
      .finally(() => {
        coming = null;
        Coming = null;
      });
    return coming;
  };
  /** Suspends until the code has loaded or failed, after which it is not rendered any more. */
  const wait = (): ComponentType => (Coming ??= lazy(() => ask().then(() => ({ default: () => null }))));
  const retry = () => {
    void ask();
    // Shows the placeholder instead of the error; the count of failures continues.
    if (!state.Part) change({ ...state });
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const waiting = new AbortController();
    if (when === "return") {
      const again = () => void (failures() > 0 && ask());
      window.addEventListener("focus", again, waiting);
      window.addEventListener("online", again, waiting);
      document.addEventListener("visibilitychange", again, waiting);
    }
    return () => {
      waiting.abort();
      listeners.delete(listener);
      if (listeners.size > 0 || state.Part) return;
      state = unasked;
      Coming = null;
    };
  };
  return { ask, wait, retry, subscribe, read: () => state, isAsked: () => coming !== null };
}

/**
 * Creates a component whose code is loaded when it is needed, for parts that a first view does without. Unlike React's
 * `lazy` it does not throw when loading fails, can be preloaded, and retries after a failure.
 *
 * @example
 * const ChartMissing = ({ retry }: MissingCode) => <Button onPress={retry}>Load the chart again</Button>;
 * const Chart = late(async () => (await import("./chart.tsx")).Chart, { while: Skeleton, whenMissing: ChartMissing });
 * <div onPointerEnter={Chart.loadSoon}><Chart /></div>
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { while: While, whenMissing: Missing, retry: when = "use" }: LateOptions<Props>,
): Late<Props> {
  const { ask, wait, retry, subscribe, read, isAsked } = createLoader(load, when);

  function Inner(props: Props) {
    const now = useSyncExternalStore(subscribe, read, read);
    if (now.Part) return <now.Part {...props} />;
    // An automatic retry changes nothing until the code has loaded.
    if (now.failures > 0 && !(isAsked() && when === "use"))
      return <Missing {...props} retry={retry} failures={now.failures} error={now.error} />;
    const Wait = wait();
    return <Wait />;
  }
  function Waiting(props: Props) {
    // Subscribed before its code has loaded: a failure after unmounting is retried on the next mount.
    useEffect(() => subscribe(() => {}), []);
    return (
      <Suspense fallback={While && <While {...props} />}>
        <Inner {...props} />
      </Suspense>
    );
  }
  return Object.assign(While === undefined ? Inner : Waiting, {
    load: ask,
    loadSoon: () => void requestAnimationFrame(() => setTimeout(() => void ask())),
  });
}
