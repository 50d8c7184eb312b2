/** Adds up passed, failed and skipped checks and tests. */
export function createCounts() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {{ label: string; count?: number; commands: string[] }[]} */
  const failures = [];

  /** @param {string} label @param {string[]} [commands] that run only what failed */
  const fail = (label, commands = []) => {
    total.failed++;
    failures.push({ label, commands });
  };

  return {
    fail,
    pass: () => void total.passed++,
    skip: (number) => void (total.skipped += number),
    /**
     * Adds the counts of a test runner, with the commands that run each failed test alone. A runner that failed without
     * a failed test counts as one failure.
     * @param {{ passed: number; failed: number; skipped: number; commands?: string[] }} numbers
     * @param {string} label
     * @param {boolean} runnerFailed it ended with another exit code than 0
     */
    add({ passed, failed, skipped, commands = [] }, label, runnerFailed) {
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      if (failed > 0) failures.push({ label, count: failed, commands });
      else if (runnerFailed) fail(label);
    },
    /**
     * Runs a step. When it fails, prints the error, counts a failure and resolves to undefined, so that the caller
     * goes on.
     * @template T
     * @param {() => Promise<T>} work
     * @returns {Promise<T | undefined>}
     */
    async step(label, report, work) {
      try {
        return await work();
      } catch (error) {
        report.print(String(error?.message ?? error));
        fail(label);
        return undefined;
      }
    },
    /** True when any of these labels has failed. */
    failed: (...labels) => failures.some(({ label }) => labels.includes(label)),
    /** Lines that name what failed, each followed by the commands that run only the failed checks or tests. */
    failures: () =>
      failures.flatMap(({ label, count, commands }) => [
        `failed: ${label}${count === undefined ? "" : ` (${count})`}`,
        ...commands.map((command) => `    ${command}`),
      ]),
    exitCode: () => (total.failed > 0 ? 1 : 0),
    line: () =>
      `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
  };
}
