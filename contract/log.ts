import { pino, type Logger } from "pino";
import { causesOf } from "./causes";
import type { LogLevel } from "./log-level";

/** The log of either program: one JSON object per line, without what users sent or the database holds. */
export function createLog(level: LogLevel, destination?: { write(line: string): void }): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination ?? standardOutput());
}

/** Writes the lines of one turn of the event loop at once: line by line they took a fifth of a busy program's time. */
function standardOutput(): { write(line: string): void } {
  const output = pino.destination({ dest: 1, minLength: 8192 });
  const flush = () => output.flushSync();
  let waiting = false;
  process.on("exit", flush);
  return {
    write(line) {
      output.write(line);
      if (waiting) return;
      waiting = true;
      setImmediate(() => {
        waiting = false;
        flush();
      });
    },
  };
}

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  frames: string[];
  cause?: DescribedError;
}

/** An error for the log, with its causes. */
function describeError(error: unknown): DescribedError {
  const innermostFirst = causesOf(error).reverse();
  const described = innermostFirst.reduce<DescribedError | undefined>(describeOne, undefined);
  return described ?? { type: typeof error, message: String(error), frames: [] };
}

/** Omits a query's parameters, which Drizzle puts into message and stack: bodies, password hashes, sessions. */
function describeOne(cause: DescribedError | undefined, error: Error): DescribedError {
  const { message, stack = "" } = error;
  // The stack begins with the message, whose lines may look like frames.
  const frames = stack.slice(stack.indexOf(message) + message.length).split("\n");
  return {
    type: error.constructor.name,
    message: message.replace(/\nparams: [^]*$/, ""),
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    frames: frames.map((line) => line.trim()).filter((line) => line.startsWith("at ")),
    ...(cause && { cause }),
  };
}
