/**
 * Functions that the portal does not call, with the bodies that replace them: functions for a server (calls of its loaders and
 * actions, routes that it lists later, links to preload a page's data, its state as a stream, the errors of its components),
 * for forms and fetchers, and for development. A test lists what the portal imports of React Router.
 */
const unreached: Readonly<Record<string, string>> = {
  singleFetchActionStrategy: "return null;",
  singleFetchLoaderNavigationStrategy: "return null;",
  singleFetchLoaderFetcherStrategy: "return null;",
  fetchAndDecodeViaTurboStream: "return null;",
  fetchAndApplyManifestPatches: "return null;",
  getPatchRoutesOnNavigationFunction: "return null;",
  discoverRoutes: "return null;",
  patchRoutes: "return null;",
  useFogOFWarDiscovery: "return null;",
  PrefetchPageLinks: "return null;",
  RSCErrorHandler: "return null;",
  decodeRouteErrorResponseDigest: "return null;",
  instrumentClientSideRouter: "return null;",
  getRouteInstrumentationUpdates: "return null;",
  // No prerendered page has data of a loader; a test of the build reads their states.
  decodeViaTurboStream: "return Promise.resolve({ value: { loaderData: {} } });",
  normalizeNavigateOptions: "return { path };",
  handleAction: "return null;",
  fetch2: "return null;",
  handleFetcherAction: "return null;",
  handleFetcherLoader: "return null;",
  revalidate: "return null;",
  createClientRoutesWithHMRRevalidationOptOut: "return null;",
  // The root has a placeholder and a page for errors of its own.
  RemixRootDefaultHydrateFallback: "return null;",
  RemixRootDefaultErrorBoundary: "return null;",
  DefaultErrorComponent: "return null;",
};

/**
 * Replaces a function's body; throws if the function is missing, because another version of React Router may need another list.
 */
function replaceBody(code: string, [name, body]: readonly [string, string]): string {
  const found = new RegExp(
    `^( *)((?:async )?function ${name}\\([\\s\\S]*?\\) \\{)\\n[\\s\\S]*?^\\1\\}$`,
    "m",
  );
  if (!found.test(code)) throw new Error(`React Router has no function ${name}: see lean-router.ts.`);
  return code.replace(found, (_all, indent: string, head: string) => `${indent}${head} ${body} }`);
}

/** Omits the functions from React Router's main module that the portal does not call. */
export const omitUnreached = (code: string): string =>
  code.includes("function createRouter(") ? Object.entries(unreached).reduce(replaceBody, code) : code;
