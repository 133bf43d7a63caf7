import { writeFileSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";

/** A reporter that writes the names of the tests that passed at their second attempt to the file `SECOND_ATTEMPTS`. */
export default class SecondAttempts implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const file = process.env["SECOND_ATTEMPTS"];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#names));
  }
}
