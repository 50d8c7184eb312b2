// npm start, npm run dev (--dev), npm run service (--service). Nothing is imported before Node's version is known.
import { nodeVersionProblem } from "./run/node-version.mjs";

const problem = nodeVersionProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  const { run } = await import("./run/problem.mjs");
  const { start } = await import("./run/start.mjs");
  await run(() => start(process.argv.slice(2)));
}
