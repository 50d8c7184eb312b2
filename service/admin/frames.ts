import { z } from "zod";

/** What a running service sends back while it carries out a command, one JSON object a line. */
export const frameSchema = z.union([
  z.object({ out: z.string() }),
  z.object({ say: z.string() }),
  /** Base64 of bytes for the file that is written. */
  z.object({ bytes: z.string() }),
  z.object({ done: z.literal(true) }),
  z.object({ failure: z.string() }),
]);
export type Frame = z.output<typeof frameSchema>;

/** Header that carries a job's input as percent-encoded JSON; the body is the file that it reads. */
export const INPUT_HEADER = "x-command-input";
