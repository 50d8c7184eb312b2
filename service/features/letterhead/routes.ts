import type { Route } from "../../platform/http/route";
import { getLetterhead } from "./get-letterhead";
import { updateLetterhead } from "./update-letterhead";

export const letterheadRoutes: Route[] = [
  {
    path: "Agency/:agencyId/Letterhead",
    GET: ({ context, param }) => getLetterhead(context, param("agencyId")),
    PUT: ({ context, param, body }) => updateLetterhead(context, param("agencyId"), body),
  },
];
