/**
 * Returns whether the stories of a file may make calls. The design system knows no provider, so its stories start without
 * the worker and its handlers.
 */
export const needsNetwork = ({ fileName }: Readonly<Record<string, unknown>>): boolean =>
  !String(fileName).includes("packages/ui/");
