import type * as z from "zod";
import type { Db } from "../platform/db/database";
import type { KeyEnv } from "../platform/encryption/open-keyring";
import type { ServiceEnv } from "../env";

/** A command that failed; the message is one line for the terminal. */
export class CommandFailure extends Error {
  override name = "CommandFailure";
}

/** A command with wrong arguments; the message has no final full stop, which the terminal output adds. */
export class UsageFailure extends Error {
  override name = "UsageFailure";
}

/** Input of a command from the terminal's environment and standard input, beside its arguments. */
export interface Terminal {
  /** DEMO_PASSWORD; null if it is not set. */
  demoPassword: string | null;
  readStdin(): Promise<string>;
}

/** One piece of work of a command. It may be sent to a running service, so its input is plain JSON. */
export interface Job {
  input: unknown;
  /** Path of the file to upload. */
  upload?: string;
  /** Path of the file to write the result to. */
  download?: string;
}

/** The database's side of a command, with ways to print to the terminal. */
export interface Work {
  db: Db;
  env: Pick<ServiceEnv, "publicUrl" | "issuer"> & KeyEnv;
  now: Date;
  /** True if this process also serves requests. */
  isServing: boolean;
  /** Prints a line of the command's result to standard output. */
  out: (line: string) => void;
  /** Prints any other line to standard error. */
  say: (line: string) => void;
  /** The bytes of the job's `upload`; none without one. */
  content: AsyncIterable<Uint8Array>;
  /** Appends to the job's `download`. */
  write: (bytes: Uint8Array) => Promise<void>;
}

export interface Command {
  /** The part of the usage line after the command's name. */
  usage: string;
  summary: string;
  /** Parses the arguments into jobs; throws a UsageFailure. */
  read(args: string[], terminal: Terminal): Promise<Job[]>;
  run(work: Work, input: unknown): Promise<void>;
}

interface CommandParts<Input> extends Omit<Command, "read" | "run"> {
  input: z.ZodType<Input>;
  read(args: string[], terminal: Terminal): Job[] | Promise<Job[]>;
  run(work: Work, input: Input): Promise<void>;
}

/** Defines a command whose input is validated where it runs. */
export function defineCommand<Input>(parts: CommandParts<Input>): Command {
  return {
    usage: parts.usage,
    summary: parts.summary,
    read: async (args, terminal) => parts.read(args, terminal),
    run: async (work, input) => parts.run(work, parts.input.parse(input)),
  };
}
