// npm test: all checks and tests, but for the long ones unless CI or TESTS is set (ADR 0120), ending in one line of
// counts; npm test -- FILE …: those tests alone.
import { nodeVersionProblem } from "./run/node-version.mjs";

const problem = nodeVersionProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  const { run } = await import("./run/problem.mjs");
  const args = process.argv.slice(2);
  if (args.length > 0) {
    const { testSome } = await import("./test/some.mjs");
    await run(() => testSome(args));
  } else {
    const { testEverything } = await import("./test/everything.mjs");
    await run(testEverything);
  }
}
