import { ZodError } from "zod";
import { Refusal } from "../errors";
import { CommandFailure } from "./command";

/** The line for the person at the terminal about a command that failed, or null for a fault of ours. */
export function failureMessage(error: unknown): string | null {
  if (error instanceof CommandFailure || error instanceof Refusal) return error.message;
  if (error instanceof ZodError) return `The service does not understand this command; is it of another version?`;
  return null;
}
