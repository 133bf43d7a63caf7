import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { formatProviderFile } from "./capability-file.ts";
import { checkProvider, type CheckOptions } from "./check-provider.ts";
import { formatReport } from "./format-report.ts";
import { type Gateway, readGateway } from "./gateways.ts";
import type { Send } from "./line.ts";

const HELP = `broker-sandbox conformance --host <address> [options]

Checks a provider against the contract, and prints a report.

  --host <address>          the provider's origin, such as https://api.example.com
  --company <id>            the company; by default the first one of GetCompanies
  --email <address>         the test client; its password is in --password or the variable CONFORMANCE_PASSWORD
  --password <text>
  --write                   lets the test client make deposits and transfers; use a client and a provider for tests
  --gateway <name>          a gateway that the portal supports besides the five of the contract, such as coinpay;
                            coinpay:paymentMethod or coinpay:bank where one must be chosen. May be repeated
  --origin <address>        the portal's origin, where it is not the provider's
  --json <file>             writes the report as JSON
  --capabilities <file>     writes what the provider offers, for createBroker; .json, or .ts for a typed module

It ends with 0 when the provider conforms, 1 when it does not, and 2 for a wrong option or no answer at all.
`;

/** The longest wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

/** The outside of the command: where it writes, and how it sends. */
export interface CommandOptions {
  readonly print: (text: string) => void;
  readonly send?: Send;
  readonly env?: NodeJS.ProcessEnv;
  readonly now?: () => Date;
}

const fetchOnce: Send = (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: "string" },
      company: { type: "string" },
      email: { type: "string" },
      password: { type: "string" },
      write: { type: "boolean", default: false },
      gateway: { type: "string", multiple: true, default: [] },
      origin: { type: "string" },
      json: { type: "string" },
      capabilities: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  return values;
}

/** Returns the origin of an address; throws for anything else. */
function originOf(option: string, text: string): string {
  const url = URL.parse(text);
  const isOrigin = url && ["http:", "https:"].includes(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new Error(`${option} is “${text}”: it must be an origin such as https://api.example.com.`);
  return url.origin;
}

/** Returns a gateway of the option; throws for anything else. */
function gatewayOf(text: string): Gateway {
  const gateway = readGateway(text);
  if (!gateway)
    throw new Error(`--gateway is “${text}”: it must be a name such as coinpay, or coinpay:bank.`);
  return gateway;
}

function toCheckOptions(
  values: ReturnType<typeof readOptions>,
  { send = fetchOnce, env = process.env, now = () => new Date() }: CommandOptions,
): CheckOptions {
  const { host, company, email, gateway, origin, write } = values;
  const password = values.password ?? env["CONFORMANCE_PASSWORD"];
  if (host === undefined) throw new Error("--host is missing: the provider's origin.");
  if (company !== undefined && !/^[1-9]\d*$/.test(company))
    throw new Error(`--company is “${company}”: it must be a number such as 9.`);
  if ((email === undefined) !== (password === undefined))
    throw new Error(
      "--email needs a --password, or the variable CONFORMANCE_PASSWORD, and a password an --email.",
    );
  if (write && email === undefined) throw new Error("--write needs the --email of a test client.");
  return {
    host: originOf("--host", host),
    companyId: company === undefined ? null : Number(company),
    client: email === undefined || password === undefined ? null : { email, password },
    writes: write,
    gateways: gateway.map(gatewayOf),
    portal: origin === undefined ? null : originOf("--origin", origin),
    send,
    pause: wait,
    now,
  };
}

/** Runs the command, and returns its exit code. */
export async function runConformance(args: readonly string[], options: CommandOptions): Promise<number> {
  const { print } = options;
  try {
    const values = readOptions(args);
    if (values.help) {
      print(HELP);
      return 0;
    }
    const report = await checkProvider(toCheckOptions(values, options));
    const { json, capabilities } = values;
    print(formatReport(report));
    const files: (readonly [name: string, text: string])[] = [];
    if (json !== undefined) files.push([json, `${JSON.stringify(report, null, 2)}\n`]);
    if (capabilities !== undefined)
      files.push([capabilities, formatProviderFile(report.provider, capabilities)]);
    const written = await Promise.allSettled(files.map(([name, text]) => writeFile(name, text)));
    const unwritten = written.flatMap((one, index) =>
      one.status === "rejected" ? [`${files[index]?.[0]} could not be written: ${one.reason}`] : [],
    );
    for (const sentence of unwritten) print(sentence);
    return report.passed && unwritten.length === 0 ? 0 : 1;
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
}
