import { type ComponentType, useEffect, useState } from "react";

/**
 * A part that nobody waits for: until its code is there nothing, or what stands in for it. Where it does not come it is
 * asked for again whenever the page is looked at or the network is back, and nothing is thrown.
 *
 * @example
 * const Watch = eventualPart(() => import("./watch.tsx").then(({ Watch }) => Watch));
 */
export function eventualPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Props>,
): ComponentType<Props> {
  return function EventualPart(props: Props) {
    const [{ Part }, setLoaded] = useState<{ Part: ComponentType<Props> | null }>({ Part: null });
    useEffect(() => {
      if (Part) return undefined;
      const waiting = new AbortController();
      let isAsked = false;
      const ask = () => {
        if (isAsked) return;
        isAsked = true;
        void load().then(
          (loaded) => setLoaded({ Part: loaded }),
          () => (isAsked = false),
        );
      };
      ask();
      window.addEventListener("focus", ask, waiting);
      window.addEventListener("online", ask, waiting);
      document.addEventListener("visibilitychange", ask, waiting);
      return () => waiting.abort();
    }, [Part]);
    const Shown = Part ?? StandIn;
    return Shown && <Shown {...props} />;
  };
}
