import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageFailure, type Terminal } from "./command";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Parses a command's arguments; throws a UsageFailure for an unknown one or one without its value. */
export function readArguments<O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Without Node's advice on how to give an argument that begins with a dash.
    if (error instanceof TypeError)
      throw new UsageFailure(error.message.replace(/\.? To specify [^]*$/, "").replace(/\.$/, ""));
    throw error;
  }
}

/** Returns the only positional argument of a command. */
export function onlyArgument(positionals: string[], name: string): string {
  const [value, extra] = positionals;
  if (value === undefined || value === "") throw new UsageFailure(`${name} is missing`);
  if (extra !== undefined) throw new UsageFailure(`${JSON.stringify(extra)} is one argument too many`);
  return value;
}

export function noArguments(positionals: string[]): void {
  if (positionals.length > 0) throw new UsageFailure(`${JSON.stringify(positionals[0])} is one argument too many`);
}

export function required(value: string | undefined, option: string): string {
  if (value === undefined || value === "") throw new UsageFailure(`--${option} is missing`);
  return value;
}

export function wholeNumber(text: string, name: string, lowest: number, highest: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (number >= lowest && number <= highest) return number;
  throw new UsageFailure(`${name} is ${JSON.stringify(text)}; expected a whole number from ${lowest} to ${highest}`);
}

/** Reads the first line of standard input. */
export async function passwordFrom(terminal: Terminal): Promise<string> {
  const [line = ""] = (await terminal.readStdin()).split(/\r?\n/);
  if (line === "") throw new UsageFailure("standard input holds no password");
  return line;
}
