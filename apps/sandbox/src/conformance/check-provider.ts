import { checkAccess, checkOrigins, checkUnknownCall } from "./access-checks.ts";
import { describeProvider, type ProviderFile } from "./capability-file.ts";
import { checkCapabilities, checkCatalogue } from "./catalogue-checks.ts";
import { contractVersion } from "./contract-schema.ts";
import { createFindings, type Row } from "./findings.ts";
import { contractGateways, type Gateway } from "./gateways.ts";
import { createInspector } from "./inspector.ts";
import type { Send } from "./line.ts";
import { checkReads } from "./read-checks.ts";
import { checkLimits, checkSignIn, checkSignOut } from "./session-checks.ts";
import { checkWrites } from "./write-checks.ts";

/** What to check, and how. */
export interface CheckOptions {
  /** The origin of the provider. */
  readonly host: string;
  /** The company; null for the first one of the provider's list. */
  readonly companyId: number | null;
  /** The test client; null to check only what needs no sign-in. */
  readonly client: { readonly email: string; readonly password: string } | null;
  /** Whether the test client may make deposits and transfers. */
  readonly writes: boolean;
  /** The gateways that the portal supports besides those of the contract. */
  readonly gateways: readonly Gateway[];
  /** The origin of the portal; null where it is the provider's own. */
  readonly portal: string | null;
  readonly send: Send;
  readonly pause: (seconds: number) => Promise<void>;
  readonly now: () => Date;
}

/** The result of all checks. */
export interface Report {
  readonly host: string;
  readonly contract: string;
  readonly at: string;
  readonly companyId: number;
  /** Whether a test client was given. */
  readonly hasClient: boolean;
  readonly writes: boolean;
  readonly passed: boolean;
  readonly rows: readonly Row[];
  /** The content of the capability file. */
  readonly provider: ProviderFile;
}

const isLocal = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** The reason why nothing could be checked. */
class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** Checks a provider against the contract; throws where it is not reachable. */
export async function checkProvider(options: CheckOptions): Promise<Report> {
  const { host, client, writes, portal, send, pause } = options;
  const gateways = contractGateways.concat(options.gateways);
  const findings = createFindings();
  const inspector = createInspector({ host, findings, send, pause });
  if (!(await inspector.sendBare(new Request(host, { redirect: "manual" }))))
    throw new UnreachableError(findings.listRows().flatMap(({ findings }) => findings)[0]?.problem ?? host);
  const { protocol, hostname } = new URL(host);
  findings.expect("connection", protocol === "https:" || isLocal(hostname), {
    check: "connection",
    problem: `${host} is not https, so passwords and sessions travel without encryption.`,
  });
  const catalogue = await checkCatalogue(inspector, options.companyId);
  const { companyId } = catalogue;
  await checkAccess(inspector);
  await checkUnknownCall(inspector);
  await checkOrigins(inspector, portal);
  const session = client && (await checkSignIn(inspector, { ...client, companyId }, writes));
  if (client && !session)
    findings.add("UserLogin", {
      check: "signIn",
      problem: "The test client could not be signed in, so nothing behind the sign-in was checked.",
    });
  // A check that throws is reported as a finding, and the other checks still run.
  const attempt = <Result>(part: string, check: () => Promise<Result>) =>
    check().catch((error: unknown) => {
      const problem = `The checks of ${part} stopped: ${error instanceof Error ? error.message : String(error)}.`;
      findings.add("connection", { check: "connection", problem });
      return null;
    });
  const account =
    session && (await attempt("reads", () => checkReads(inspector, session, catalogue, gateways)));
  if (account && writes) await attempt("writes", () => checkWrites(inspector, account, catalogue));
  if (session) await attempt("the sign-out", () => checkSignOut(inspector, session));
  if (writes) await checkLimits(inspector, companyId);
  else findings.addNote("limits", "Attempts are made with --write only.");
  checkCapabilities(inspector, catalogue);
  const rows = findings.listRows();
  return {
    host,
    contract: contractVersion,
    at: options.now().toISOString(),
    companyId,
    hasClient: client !== null,
    writes,
    passed: rows.every(({ verdict }) => verdict !== "failed"),
    rows,
    provider: describeProvider(rows, catalogue, account?.platforms ?? []),
  };
}
