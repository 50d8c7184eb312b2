import * as z from "zod";

/** The lines that a running service sends while it runs a command, one JSON object each. */
export const frameSchema = z.union([
  z.object({ out: z.string() }),
  z.object({ say: z.string() }),
  /** Base64 of bytes for the file to write. */
  z.object({ bytes: z.string() }),
  z.object({ done: z.literal(true) }),
  z.object({ failure: z.string() }),
]);
export type Frame = z.output<typeof frameSchema>;

/** Header with a job's input as percent-encoded JSON; the request's body is the uploaded file. */
export const INPUT_HEADER = "x-command-input";
