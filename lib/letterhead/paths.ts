import { path } from "@/lib/api/path";

export const letterheadPath = (agencyId: string) => path(["Agency", agencyId, "Letterhead"]);
