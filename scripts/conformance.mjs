// npm run test:conformance: whether a service does what the interface says, sentence by sentence.
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
