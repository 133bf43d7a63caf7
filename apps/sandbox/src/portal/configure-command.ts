import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeToBuild } from "./write-to-build.ts";
import { readPortalConfiguration, SCHEMA } from "./portal-configuration.ts";

const HELP = `broker-sandbox configure --portal <folder> <file>...

Writes a configuration into the pages of a built portal: JSON files, of which later ones replace the fields of earlier
ones. The schema is ${SCHEMA} in the folder of the portal.

  --portal <folder>   the folder that is served, such as apps/portal/build/client

It ends with 0 when the pages are written, and with 2, and no page changed, for a wrong option or a wrong field.
`;

/** Runs the command, and returns its exit code. */
export async function runConfigure(args: readonly string[], print: (text: string) => void): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { portal: { type: "string" }, help: { type: "boolean", default: false } },
    });
    if (values.help) {
      print(HELP);
      return 0;
    }
    const { portal } = values;
    if (portal === undefined)
      throw new Error(`--portal is missing: the folder of the built portal.\n\n${HELP}`);
    if (positionals.length === 0) throw new Error(`No file of a configuration is named.\n\n${HELP}`);
    const given = await readPortalConfiguration(positionals, join(portal, SCHEMA));
    print(`${await writeToBuild(portal, given)} pages of ${portal} have the configuration.\n`);
    return 0;
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
