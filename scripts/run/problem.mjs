/** What ends a script with a line for the person who started it, without a stack. */
export class Problem extends Error {}

/**
 * Runs a script's main function; a {@link Problem} is told in its own words, anything else with its stack.
 * @param {() => Promise<number | void>} main resolves to the exit code
 */
export async function run(main) {
  try {
    const code = await main();
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
