import { notFound } from "next/navigation";
import { ApiError } from "./error";

/** Shows the page for unknown addresses when the service has answered a page's query with 404. */
export function notFoundIf404(error: unknown): void {
  if (error instanceof ApiError && error.status === 404) notFound();
}
