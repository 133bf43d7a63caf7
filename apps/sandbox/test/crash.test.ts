import { isApiError } from "@broker/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./crash/customer.ts";
import { createMachine, type Machine } from "./crash/machine.ts";
import { findPostgres } from "./postgres.ts";
import { figure, LONG, numbers, SEED } from "./rounds.ts";

const ROUNDS = LONG || 1;

describe.each(["embedded", "postgresql"] as const)("%s", (engine) => {
  const isMissing = engine === "postgresql" && findPostgres() === null && !process.env["CI"];
  let machine: Machine;
  let customer: Customer;
  beforeAll(async () => {
    if (isMissing) return;
    machine = await createMachine(engine);
    customer = await createCustomer(machine);
  }, 60_000);
  afterAll(() => machine?.remove());

  test.skipIf(isMissing)(
    `killed at a random moment, ${ROUNDS} ×, it loses no acknowledged change and leaves none half done (seed ${SEED})`,
    { timeout: 60_000 + ROUNDS * 20_000 },
    async () => {
      const random = numbers(SEED);
      for (let round = 0; round < ROUNDS; round += 1) {
        const isNear = customer.requests(1 + Math.floor(random.next().value * 30));
        const stopped = customer.travel();
        await isNear;
        // A moment within the few milliseconds in which that request is processed.
        await new Promise((resolve) => setTimeout(resolve, random.next().value * 15));
        await machine.kill(round % 2 === 1);
        const reason = await stopped;
        const words = isApiError(reason) ? reason.kind : String(reason);
        expect(words, `round ${round}`).toMatch(/offline|server|malformed|TypeError|: 50[03]/);
        await machine.start();
        expect(await machine.control("ledger"), `round ${round}`).toMatchObject({ ok: true, violations: [] });
        await customer.resume();
        await customer.check();
        expect(await machine.control("ledger"), `round ${round}`).toMatchObject({ ok: true, violations: [] });
      }
      expect(customer.acknowledged()).toBeGreaterThan(0);
      figure(`crash ${engine}`, { rounds: ROUNDS, acknowledged: customer.acknowledged(), seed: SEED });
    },
  );

  if (engine === "embedded") return;
  test.skipIf(isMissing)(
    "while its database is unreachable it refuses requests, keeps running, and recovers",
    { timeout: 60_000 },
    async () => {
      await machine.database?.crash();
      const refused = await customer.travel();
      expect(isApiError(refused) ? refused.kind : refused).toBe("server");
      expect(machine.process().child.exitCode).toBeNull();
      await machine.database?.start();
      await customer.resume();
      await customer.check();
    },
  );
});
