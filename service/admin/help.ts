import { COMMANDS, findCommand } from "./commands";

const CALL = "npm run admin --";

/** The text of `help`: the usage and summary of the command that the arguments name, or of all if they name none. */
export function helpText(args: string[]): string {
  const one = findCommand(args);
  if (one) return `${usageOf(one.name)}\n\n${one.command.summary}\n`;
  const lines = [...COMMANDS].map(
    ([name, { usage, summary }]) => `${`  ${name} ${usage}`.trimEnd()}\n      ${summary}`,
  );
  return [
    `usage: ${CALL} COMMAND …`,
    "",
    ...lines,
    "  help [COMMAND]",
    "      Show this, or how one command is called.",
    "",
    "All but restore and keys abandon work while the service runs, too. They use the database that DATABASE_URL or",
    "DATA_DIR names, print what was asked for on standard output and everything else on standard error, and exit with 0",
    "when it was done, 1 when it could not be done and 2 when the call was wrong.",
    "",
  ].join("\n");
}

/** @param name of a command of COMMANDS */
export function usageOf(name: string): string {
  return `usage: ${CALL} ${name} ${COMMANDS.get(name)!.usage}`.trimEnd();
}
