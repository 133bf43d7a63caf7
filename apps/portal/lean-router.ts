/**
 * Functions that only an app with a server reaches: calls of its loaders and actions, routes that it lists later, links to
 * preload a page's data, and the errors of server components. The portal has none of them (`ssr: false`).
 */
const ofServers = [
  "singleFetchActionStrategy",
  "singleFetchLoaderNavigationStrategy",
  "singleFetchLoaderFetcherStrategy",
  "fetchAndDecodeViaTurboStream",
  "fetchAndApplyManifestPatches",
  "getPatchRoutesOnNavigationFunction",
  "useFogOFWarDiscovery",
  "PrefetchPageLinks",
  "RSCErrorHandler",
  "instrumentClientSideRouter",
  "getRouteInstrumentationUpdates",
];

/** Empties a function; throws where there is none, since another version of React Router may need another list. */
function empty(code: string, name: string): string {
  const found = new RegExp(`^(?:async )?function ${name}\\([\\s\\S]*?^\\}$`, "m");
  if (!found.test(code)) throw new Error(`React Router has no function ${name}: see lean-router.ts.`);
  return code.replace(found, `function ${name}() { return null; }`);
}

/** Omits from React Router's main module what only apps with a server use. */
export const omitServerCode = (code: string): string =>
  code.includes("function createRouter(") ? ofServers.reduce(empty, code) : code;
