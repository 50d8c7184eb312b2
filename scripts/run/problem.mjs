/** An error that ends a script with its message for the user, without a stack. */
export class Problem extends Error {}

/**
 * Runs a script's main function. Prints the message of a {@link Problem} or a configuration error, and the stack of any
 * other error.
 * @param {() => Promise<number | void>} main resolves to the exit code
 */
export async function run(main) {
  try {
    const code = await main();
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    // The class ConfigurationError is in a bundle that is loaded only when packages are installed.
    const isForPeople = error instanceof Problem || error?.name === "ConfigurationError";
    process.stderr.write(`${isForPeople ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
