// npm test: everything that has to hold, ending in one line of counts.
import { nodeVersionProblem } from "./run/node-version.mjs";

const problem = nodeVersionProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  const { run } = await import("./run/problem.mjs");
  const { testEverything } = await import("./test/everything.mjs");
  await run(testEverything);
}
