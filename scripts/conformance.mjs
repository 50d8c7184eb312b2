// npm run test:conformance: checks a service against the interface, statement by statement.
import { nodeVersionProblem } from "./run/node-version.mjs";

const problem = nodeVersionProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  const { run } = await import("./run/problem.mjs");
  const { testConformance } = await import("./test/conformance.mjs");
  await run(testConformance);
}
