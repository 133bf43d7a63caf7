import type { Deps } from "../deps.ts";
import { demoAccounts, demoColleagues, DEMO_PASSWORD } from "../seed/demo-accounts.ts";

/** Returns the message that the terminal shows once the server listens. */
export function formatWelcome({ config, origin }: Deps, engine: "embedded" | "postgresql"): string {
  const all = [...demoAccounts, ...demoColleagues];
  const width = Math.max(...all.map(({ email }) => email.length));
  const accounts = all.map(({ email, state }) => `    ${email.padEnd(width)}  ${state}`);
  const ofStaff = config.demoStaffPassword === null ? "" : " (of staff STAFF_PASSWORD)";
  const staffAt = config.backofficeUrl ?? origin;
  return [
    "",
    `  Portal        ${origin}`,
    `  Sandbox       ${staffAt}/sandbox`,
    `  Mailbox       ${staffAt}/sandbox/mailbox`,
    `  Back office   ${staffAt}/sandbox/backoffice`,
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
