const added: Record<string, Promise<unknown>> = {};

/** Adds a stylesheet for good; one that does not come holds nothing up. */
const addStylesheet = (href: string) =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    document.head.append(link);
  });

/**
 * Waits for the stylesheets of a screen of the client area and of the frame around it. The router fetches them ahead as
 * well, but only adds them while it draws: the first picture would do without, and jump.
 */
export async function loadStyles(screen: string): Promise<null> {
  const routes: Readonly<Record<string, { readonly css?: readonly string[] }>> =
    Reflect.get(window, "__reactRouterManifest")?.routes ?? {};
  for (const name of ["layout", screen])
    for (const href of routes[`routes/account/${name}`]?.css ?? [])
      // The document begins with the root's.
      if (!routes["root"]?.css?.includes(href)) added[href] ??= addStylesheet(href);
  await Promise.all(Object.values(added));
  return null;
}
