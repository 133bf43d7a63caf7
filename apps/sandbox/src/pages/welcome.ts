import type { Deps } from "../deps.ts";
import { demoAccounts, DEMO_PASSWORD } from "../seed/demo-accounts.ts";

/** What the terminal says once it listens. */
export function welcome({ config, origin }: Deps, engine: "embedded" | "postgresql"): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, state }) => `    ${email.padEnd(width)}  ${state}`);
  return [
    "",
    `  Portal        ${origin}`,
    `  Sandbox       ${origin}/sandbox`,
    `  Mailbox       ${origin}/sandbox/mailbox`,
    `  Back office   ${origin}/sandbox/backoffice`,
    "",
    ...(config.seed === "demo" ? [`  Demo accounts, password ${DEMO_PASSWORD}`, ...accounts, ""] : []),
    engine === "embedded"
      ? `  Data in ${config.dataDir}. It survives a killed process but not a power cut: set DATABASE_URL for anything that must.`
      : "  Data in PostgreSQL.",
    "",
  ].join("\n");
}
