import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { userAccessListPath, usersPath } from "./paths";

const listSchema = () => import("@/contract/users/user").then((contract) => contract.userListSchema);
const accessListSchema = () => import("@/contract/users/user-access").then((contract) => contract.userAccessListSchema);

export const usersQueries = {
  all: () => ["users"] as const,
  /** The users that the signed-in user may see, themselves included. */
  list: () =>
    queryOptions({
      queryKey: [...usersQueries.all(), "list"],
      queryFn: ({ signal }) => apiGet(usersPath(), listSchema, { signal }),
    }),
  /** The access of the same users: how they sign in, and when they were last seen. */
  access: () =>
    queryOptions({
      queryKey: [...usersQueries.all(), "access"],
      queryFn: ({ signal }) => apiGet(userAccessListPath(), accessListSchema, { signal }),
    }),
};
