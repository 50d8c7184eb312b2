import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { MailState } from "@/contract/mails/mail-states";
import { apiGet, apiSend } from "@/lib/api/client";
import { refetchWhileAway } from "@/lib/query-client";
import { mailPath, mailSetupPath, mailsPath } from "./paths";

const contract = () => import("@/contract/mails/mail");

/** Milliseconds between requests while a mail on the first page waits to be sent. */
const WHILE_WAITING = 3_000;

export const mailsQueries = {
  all: (agencyId: string) => ["mails", agencyId] as const,
  /** Page by page, the newest first. */
  list: (agencyId: string, state: MailState | null) =>
    infiniteQueryOptions({
      queryKey: [...mailsQueries.all(agencyId), state],
      queryFn: ({ signal, pageParam: cursor }) =>
        apiGet(
          mailsPath(agencyId, { ...(state && { state }), ...(cursor !== null && { cursor }) }),
          () => contract().then((loaded) => loaded.mailPageSchema),
          { signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      refetchInterval: ({ state: { data, error } }) =>
        data?.pages[0]?.mails.some((mail) => mail.state === "waiting") ? WHILE_WAITING : refetchWhileAway(error),
    }),
  /** Says if the service can send mail, which never changes while the service runs. */
  setup: () =>
    queryOptions({
      queryKey: ["mail-setup"],
      queryFn: ({ signal }) =>
        apiGet(mailSetupPath(), () => contract().then((loaded) => loaded.mailSetupSchema), { signal }),
      staleTime: Infinity,
    }),
};

/** Asks the service to send a failed mail again. */
export function retryMail(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...mailsQueries.all(agencyId), "retry"],
    mutationFn: (mailId: string) =>
      apiSend("PUT", mailPath(agencyId, mailId), { decision: "retry" }, () =>
        contract().then((loaded) => loaded.mailSchema),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsQueries.all(agencyId) }),
  });
}
