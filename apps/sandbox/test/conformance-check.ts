import { checkProvider, type Report } from "../src/conformance/check-provider.ts";
import type { Gateway } from "../src/conformance/gateways.ts";
import type { Send } from "../src/conformance/line.ts";
import type { Fault } from "./conformance-fault.ts";
import { DEMO, type Provider } from "./provider.ts";

/** Checks the sandbox as its demo client, with faults between the checks and the provider. */
export async function checkWithFaults(
  provider: Provider,
  faults: readonly Pick<Fault, "inject">[],
  writes: boolean,
  gateways: readonly Gateway[] = [],
): Promise<Report> {
  await provider.forgetLimits();
  // The waits after wrong passwords are over.
  provider.clock.advance(24 * 60);
  const send = faults.reduceRight<Send>(
    (next, { inject }) =>
      (request) =>
        inject(request, next),
    async (request) => provider.send(request),
  );
  return checkProvider({
    host: "http://localhost:4000",
    companyId: null,
    client: DEMO,
    writes,
    gateways,
    portal: null,
    send,
    pause: async () => {},
    now: () => provider.clock.now(),
  });
}

/** Returns what fails a provider, as `subject check field`. */
export const breachesOf = ({ rows }: Report) =>
  rows.flatMap(({ subject, findings }) =>
    findings
      .filter(({ isAdvice }) => !isAdvice)
      .map(({ check, field }) => `${subject} ${check} ${field ?? ""}`),
  );
