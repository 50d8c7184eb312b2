import { ZodError } from "zod";
import { EncryptionKeyError, SealError } from "../platform/encryption/keyring";
import { HttpError } from "../platform/http-error";
import { CommandFailure } from "./command";

/** Returns the line for the terminal about a failed command; null for an unexpected error. */
export function failureMessage(error: unknown): string | null {
  const isExpected = [CommandFailure, HttpError, EncryptionKeyError, SealError].some((kind) => error instanceof kind);
  if (isExpected) return (error as Error).message;
  if (error instanceof ZodError) return "The service does not understand this command; is it of another version?";
  return null;
}
