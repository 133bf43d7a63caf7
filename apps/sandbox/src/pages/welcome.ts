import type { Deps } from "../deps.ts";
import { demoAccounts, demoColleagues, DEMO_PASSWORD } from "../seed/demo-accounts.ts";

/**
 * Returns the address of the tools: that of staff where there is one. A demo on this machine always has them at its own
 * port; `PUBLIC_URL` may be a portal that another program serves, without them.
 */
function findTools({ config, origin }: Pick<Deps, "config" | "origin">): string {
  if (config.backofficeUrl !== null) return config.backofficeUrl;
  return config.isLocalDemo ? new URL(`http://localhost:${config.port}`).origin : origin;
}

/** Returns the message that the terminal shows once the server listens. */
export function formatWelcome(
  deps: Pick<Deps, "config" | "origin">,
  engine: "embedded" | "postgresql",
): string {
  const { config, origin } = deps;
  const all = [...demoAccounts, ...demoColleagues];
  const width = Math.max(...all.map(({ email }) => email.length));
  const accounts = all.map(({ email, state }) => `    ${email.padEnd(width)}  ${state}`);
  const ofStaff = config.demoStaffPassword === null ? "" : " (of staff STAFF_PASSWORD)";
  const tools = findTools(deps);
  return [
    "",
    `  Portal        ${origin}`,
    `  Sandbox       ${tools}/sandbox`,
    `  Mailbox       ${tools}/sandbox/mailbox`,
    `  Back office   ${tools}/sandbox/backoffice`,
    "",
    ...(config.seed === "demo"
      ? [`  Demo accounts, password ${DEMO_PASSWORD}${ofStaff}`, ...accounts, ""]
      : []),
    engine === "embedded"
      ? `  Data in ${config.dataDir}. It survives a killed process but not a power cut: set DATABASE_URL for anything that must.`
      : "  Data in PostgreSQL.",
    "",
  ].join("\n");
}
