import { ZodError } from "zod";
import { EncryptionKeyError, SealError } from "../platform/encryption/keyring";
import { HttpError } from "../platform/http-error";
import { CommandFailure } from "./command";

/** The line for the person at the terminal about a command that failed, or null for a fault of ours. */
export function failureMessage(error: unknown): string | null {
  const isOurs = [CommandFailure, HttpError, EncryptionKeyError, SealError].some((kind) => error instanceof kind);
  if (isOurs) return (error as Error).message;
  if (error instanceof ZodError) return `The service does not understand this command; is it of another version?`;
  return null;
}
