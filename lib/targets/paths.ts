import { path } from "@/lib/api/path";

export const targetsPath = (companyId: string) => path(["Company", companyId, "KeyFigureTarget"]);
