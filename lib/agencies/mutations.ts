import { apiDelete } from "@/lib/api/client";
import { demoPath } from "@/lib/api/paths";

/** Deletes the demo's companies and users from the agency. */
export function removeDemo(agencyId: string): Promise<void> {
  return apiDelete(demoPath(agencyId));
}
