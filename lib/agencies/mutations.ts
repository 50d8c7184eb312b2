import { apiDelete } from "@/lib/api/client";
import { demoPath } from "./paths";

/** Deletes the companies and users that the demo created in the agency, except the user who asks. */
export function removeDemo(agencyId: string): Promise<void> {
  return apiDelete(demoPath(agencyId));
}
