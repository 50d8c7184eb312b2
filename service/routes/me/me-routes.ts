import type { Route } from "../../http/route";
import { getMe } from "../../use-cases/me/get-me";

export const meRoutes: Route[] = [{ path: "Me", GET: ({ caller }) => getMe(caller) }];
