import type { z } from "zod";
import type { Db } from "../platform/db/database";
import type { KeyEnv } from "../platform/encryption/open-keyring";
import type { ServiceEnv } from "../env";

/** A command that cannot be carried out; the message is one line for the person at the terminal. */
export class CommandFailure extends Error {
  override name = "CommandFailure";
}

/** A command that was called wrongly. */
export class UsageFailure extends Error {
  override name = "UsageFailure";
}

/** The side of the person: where arguments, standard input and files are read. */
export interface Terminal {
  /** DEMO_PASSWORD; null where it is not set. */
  demoPassword: string | null;
  readStdin(): Promise<string>;
}

/** One piece of work of a command. It may travel to a running service, so its input is plain JSON. */
export interface Job {
  input: unknown;
  /** Path of a file whose bytes the work reads. */
  upload?: string;
  /** Path of a file that the work's bytes become. */
  download?: string;
}

/** The side of the database, with ways to speak to the person. */
export interface Work {
  db: Db;
  env: Pick<ServiceEnv, "publicUrl" | "issuer"> & KeyEnv;
  now: Date;
  /** A service answers requests from this same process. */
  isServing: boolean;
  /** A line for standard output: what the command was asked for. */
  out: (line: string) => void;
  /** A line for standard error: everything else. */
  say: (line: string) => void;
  content: AsyncIterable<Uint8Array>;
  write: (bytes: Uint8Array) => Promise<void>;
}

export interface Command {
  /** What follows the command's name, as the usage shows it. */
  usage: string;
  summary: string;
  /** Reads the arguments into jobs; throws a UsageFailure. */
  read(args: string[], terminal: Terminal): Promise<Job[]>;
  run(work: Work, input: unknown): Promise<void>;
}

interface CommandParts<Input> extends Omit<Command, "read" | "run"> {
  input: z.ZodType<Input>;
  read(args: string[], terminal: Terminal): Job[] | Promise<Job[]>;
  run(work: Work, input: Input): Promise<void>;
}

/** Makes a command whose input is checked where it arrives. */
export function defineCommand<Input>(parts: CommandParts<Input>): Command {
  return {
    usage: parts.usage,
    summary: parts.summary,
    read: async (args, terminal) => parts.read(args, terminal),
    run: async (work, input) => parts.run(work, parts.input.parse(input)),
  };
}
