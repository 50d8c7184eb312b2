import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { userAccessListPath, usersPath } from "@/lib/api/paths";

const listSchema = () => import("@/contract/users/user").then((contract) => contract.userListSchema);
const accessListSchema = () => import("@/contract/users/user-access").then((contract) => contract.userAccessListSchema);

export const usersQueries = {
  all: () => ["users"] as const,
  /** Those the signed-in user may see, themselves included. */
  list: () =>
    queryOptions({
      queryKey: [...usersQueries.all(), "list"],
      queryFn: ({ signal }) => apiGet(usersPath(), listSchema, { signal }),
    }),
  /** The ways in which the same users sign in. */
  access: () =>
    queryOptions({
      queryKey: [...usersQueries.all(), "access"],
      queryFn: ({ signal }) => apiGet(userAccessListPath(), accessListSchema, { signal }),
    }),
};
