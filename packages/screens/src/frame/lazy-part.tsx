import { type ComponentType, lazy, useEffect } from "react";

const renewals = new Set<() => void>();

/** Lets every part whose code did not come be asked for again, when it is drawn next. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** Like `lazy`, for code that a {@link PanelBoundary} stands around: React's own keeps a failure for good. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        // Not at once: React would ask again and again before the failure is seen.
        renewals.add(() => (current.Part = make()));
        throw error;
      }),
    );
  const current = { Part: make() };
  return function LazyPart(props: Props) {
    const { Part } = current;
    return <Part {...props} />;
  };
}

/**
 * Like `lazy`, for what must be told in any case: where its code does not come, the plain part tells the same. When it
 * is needed another time, the code is asked for again.
 */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Plain: ComponentType<Props>,
): ComponentType<Props> {
  function PlainForNow(props: Props) {
    useEffect(() => () => void (current.Part = make()), []);
    return <Plain {...props} />;
  }
  const make = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (Part) => ({ default: Part }),
        () => ({ default: PlainForNow }),
      ),
    );
  const current = { Part: make() };
  return function LazyOr(props: Props) {
    const { Part } = current;
    return <Part {...props} />;
  };
}
