/** What the build tells of a route. */
interface BuiltRoute {
  readonly path?: string;
  readonly parentId?: string;
  readonly css?: readonly string[];
}

const isLoaded = (href: string) => document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;

/** Adds a stylesheet for good; one that does not come holds nothing up. */
function addStylesheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve(), { once: true });
    document.head.append(link);
  });
}

const pending = new Map<string, Promise<void>>();

/**
 * Waits for the stylesheets of a screen and of what is around it. The router fetches them ahead as well, but only adds
 * them while it draws: the first picture would do without, and jump.
 */
export async function loadStyles(address: string): Promise<null> {
  const routes: Readonly<Record<string, BuiltRoute>> =
    Reflect.get(window, "__reactRouterManifest")?.routes ?? {};
  const { pathname } = new URL(address);
  const around: BuiltRoute[] = [];
  for (
    let route = Object.values(routes).find(({ path }) => `/${path}` === pathname);
    route;
    route = routes[route.parentId ?? ""]
  )
    around.unshift(route);
  for (const href of new Set(around.flatMap(({ css }) => css ?? [])))
    if (!pending.has(href) && !isLoaded(href)) pending.set(href, addStylesheet(href));
  await Promise.all(pending.values());
  return null;
}
