import type { Route } from "../http/route";
import { commentRoutes } from "./comment/comment-routes";

/** Every resource of the interface, for the dispatcher. */
export const apiRoutes: Route[] = [...commentRoutes];
