import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { usersPath } from "@/lib/api/paths";

const listSchema = () => import("@/contract/users/user").then((contract) => contract.userListSchema);

export const usersQueries = {
  all: () => ["users"] as const,
  /** Those the signed-in user may see, themselves included. */
  list: () =>
    queryOptions({
      queryKey: [...usersQueries.all(), "list"],
      queryFn: ({ signal }) => apiGet(usersPath(), listSchema, { signal }),
    }),
};
