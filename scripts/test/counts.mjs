/** Adds up what passed, failed and was skipped, over checks and tests alike. */
export function createCounts() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failures = [];

  const fail = (label) => {
    total.failed++;
    failures.push(label);
  };

  return {
    fail,
    pass: () => void total.passed++,
    skip: (number) => void (total.skipped += number),
    /** Counts of a test runner; `crashed` when it failed without naming a test. */
    add({ passed, failed, skipped }, label, crashed) {
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      if (failed > 0) failures.push(`${label} (${failed})`);
      else if (crashed) fail(label);
    },
    /**
     * Runs a step that must succeed for what follows, without ending the whole; counts it when it fails.
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
    failed: (...labels) => labels.some((label) => failures.includes(label)),
    failures: () => failures,
    exitCode: () => (total.failed > 0 ? 1 : 0),
    line: () =>
      `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
  };
}
