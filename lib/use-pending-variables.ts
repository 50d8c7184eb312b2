import { useMutationState, type MutationKey } from "@tanstack/react-query";

/** The variables of all running mutations with the key; `useMutation` knows only those of its latest call. */
export function usePendingVariables<Variables>(mutationKey: MutationKey): Variables[] {
  return useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Variables,
  });
}
