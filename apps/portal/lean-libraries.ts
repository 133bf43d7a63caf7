import type { Plugin } from "vite";
import { dataRules } from "./lean-data.ts";
import { reactRules } from "./lean-react.ts";
import { omitUnreached } from "./lean-router.ts";

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/;
const LOCALE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js$/;
const LIST = /\/react-aria-components\/dist\/private\/(?:ListBox|GridList|Menu|Table|Tree)\.mjs$/;
const SELECTION =
  /\/react-aria\/dist\/private\/grid\/use(?:GridSelectionAnnouncement|HighlightSelectionDescription)\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/;

const pure = "/* @__PURE__ */";

/** React Router names its components after their creation, and calls React for each: both could have effects. */
const withoutNames = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, `$1${pure} $2`)
    .replaceAll(/^(var \w+ = )(class extends \w+\.Component \{[\s\S]*?\n\});/gm, `$1${pure} (() => $2)();`);

/**
 * The shapes of an icon have keys for the warnings of React's development build, and the icon a name, a size and other names,
 * which `lean-icons.ts` does not read.
 */
const withShapesOnly = (code: string) =>
  code
    .replaceAll(/, key: "\w+" \}/g, " }")
    .replaceAll(/^ {2}(?:name: "[\w-]+"|size: \d+|aliases: \[[^\]]*\]),?$/gm, "")
    .replace(/^__iconData\.node;$/m, "");

/**
 * React Aria validates the browser's locale when it is loaded, by a call that has the browser load its data of all locales: 20
 * ms on a desktop. The replacement throws for the same malformed tags without loading the data.
 */
const withoutLocaleData = (code: string) =>
  code.replace(
    /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    "Intl.getCanonicalLocales(locale)",
  );

/** Omits the code for lists with draggable rows from React Aria, because the portal has no such list. */
export const withoutDragAndDrop = (code: string): string =>
  code
    // The properties of draggable rows that a row reads from its list; they are always absent.
    .replaceAll(
      /^( *)let \{ (?:(?:dragAndDropHooks|dragState|dropState): \w+,? )+\} = \(0, [$\w]+useContext\).*;$/gm,
      "$1let dragState, dropState;",
    )
    // The parts that show where a row would be dropped.
    .replaceAll(/\[\s*\(0, [$\w]+\),\s*\{\s*render: [$\w]+DropIndicatorWrapper\s*\}\s*\],?/g, "")
    .replaceAll(/let \[treeDropTargetDelegate\] = .*;/g, "let treeDropTargetDelegate;")
    .replaceAll(/dragAndDropHooks: dragAndDropHooks,?/g, "")
    .replaceAll(/!!(?:props\.)?dragAndDropHooks\?\.\w+/g, "false")
    .replaceAll(/\bdragAndDropHooks\b/g, "(void 0)");

/** Marks the creation of the row that loads more as free of side effects, so that the bundler omits an unused one. */
const withPureLoader = (code: string) =>
  code.replaceAll(/^(const [$\w]+ = )(\(0, [$\w]+\$createLeafComponent\)\()/gm, `$1${pure} $2`);

/** Empties the functions that tell which rows of a list are selected: rows of the portal's lists cannot be. */
export const withoutSelection = (code: string): string =>
  code.replace(/^(function [$\w]+\$export\$\w+\([^)]*\) \{)\n[\s\S]*?^\}$/m, "$1 return {}; }");

const rules = [
  [ROUTER, (code: string) => omitUnreached(withoutNames(code))],
  [ICON, withShapesOnly],
  [LIST, (code: string) => withPureLoader(withoutDragAndDrop(code))],
  [SELECTION, withoutSelection],
  [LOCALE, withoutLocaleData],
  ...dataRules,
  ...reactRules,
] as const;

/**
 * Tells the bundler which statements of libraries have no effect, so that it leaves out the functions that are not used, and
 * replaces a slow one. If a library changes, the rule finds nothing; the byte budgets and a test of the build then fail.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: rules.map(([file]) => file) },
      handler(code, id) {
        const [, lean] = rules.find(([file]) => file.test(id)) ?? [];
        return lean ? { code: lean(code), map: null } : null;
      },
    },
  };
}
