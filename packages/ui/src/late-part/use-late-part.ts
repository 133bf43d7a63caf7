import { type ComponentType, useState } from "react";

/**
 * Code that is fetched at the press that wants it, unlike `lazy` without a throw where it does not come: then the next
 * press asks for it anew. `request` says by `onMissing` that there is nothing to open.
 *
 * @example
 * const [List, requestList] = useLatePart(() => import("./menu-list.tsx").then(({ MenuList }) => MenuList));
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props> | null, request: (onMissing: () => void) => void] {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const request = (onMissing: () => void) => {
    if (part === null) void load().then((loaded) => setPart(() => loaded), onMissing);
  };
  return [part, request];
}
