/**
 * Functions of a library that the portal does not call, by the text before their parameters, with the bodies that replace them.
 */
type Unreached = Readonly<Record<string, string>>;

/**
 * Replaces the bodies of functions; throws if a function is missing, because another version of the library may need another
 * list.
 */
function replaceBodies(code: string, functions: Unreached): string {
  return Object.entries(functions).reduce((left, [name, body]) => {
    const found = new RegExp(`^( *)(${name}\\([^\\n]*\\) \\{)\\n[\\s\\S]*?^\\1\\}`, "m");
    if (!found.test(left)) throw new Error(`A library has no "${name}": see lean-data.ts.`);
    return left.replace(found, (_all, indent: string, head: string) => `${indent}${head} ${body} }`);
  }, code);
}

/** Omits the code for arrays and objects in a query, and for fields in a path, because the contract has none. */
const withoutSerializers = (code: string): string =>
  replaceBodies(code, {
    "function serializeObjectParam": 'return "";',
    "function serializeArrayParam": 'return "";',
    "function defaultPathSerializer": "return pathname;",
    use: "",
    eject: "",
  }).replaceAll("if (finalMiddlewares.length)", "if (false)");

/** Omits queries of several pages: every list of the contract is one answer. */
const withoutPages = (code: string): string =>
  code.replace(
    /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : (this\.options\.behavior)\)/,
    "$1",
  );

/** Omits the methods of a decimal that no function of money calls. */
const withoutMethods = (code: string): string =>
  code.replaceAll(
    /^P\.(?:abs|eq|gte?|lte?|mod|neg|pow|prec|sqrt|toExponential|toPrecision|valueOf) = function[\s\S]*?^\};$/gm,
    "",
  );

/** Omits what stores an actor and restores it: drafts hold the context only, which starts a new actor. */
const withoutStoredActors = (code: string): string =>
  code.includes("class StateMachine {")
    ? replaceBodies(code, {
        "get definition": "return null;",
        resolveState: "return config;",
        restoreSnapshot: "return snapshot;",
      })
    : replaceBodies(code, {
        "function formatRouteTransitions": "",
        "function getPersistedSnapshot": "return snapshot;",
        attachDevTools: "",
      });

/** The code that the build omits from the libraries of data and state, by file. */
export const dataRules = [
  [/\/openapi-fetch\/dist\/index\.mjs$/, withoutSerializers],
  [/\/query-core\/build\/modern\/query\.js$/, withoutPages],
  [/\/big\.js\/big\.mjs$/, withoutMethods],
  [/\/xstate\/dist\/(?:raise|StateMachine)-\w+\.esm\.js$/, withoutStoredActors],
] as const;
