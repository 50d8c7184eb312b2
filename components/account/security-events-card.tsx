"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CHANGE_OF_CREDENTIALS } from "@/contract/account/guess-ways";
import {
  ADMIN_COMMAND,
  BY_LINK,
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventKind,
} from "@/contract/account/security-event";
import { accountQueries } from "@/lib/account/queries";
import { useFormats } from "@/lib/format/use-formats";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { useFetchMore } from "@/components/ui/use-fetch-more";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useEventOrigin } from "./use-event-origin";

/** Lists the user's security events, newest first, one page at a time. */
export function SecurityEventsCard() {
  const t = useTranslations("account.securityEvents");
  const query = useInfiniteQuery(accountQueries.securityEvents());
  const fetchMore = useFetchMore(query);
  return (
    <Card title={t("title")}>
      <p className="mb-3 text-ink-2">{t("explanation")}</p>
      <QueryView query={query} skeleton={<SkeletonRows rows={4} label={t("loading")} />} errorTitle={t("failed")}>
        {({ pages }) => <Events events={pages.flatMap(({ events }) => events)} />}
      </QueryView>
      {query.hasNextPage && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button busy={query.isFetchingNextPage} onClick={fetchMore}>
            {t("older")}
          </Button>
          <FailureNote error={query.isFetchNextPageError ? query.error : null} title={t("olderFailed")} />
        </div>
      )}
    </Card>
  );
}

function Events({ events }: { events: SecurityEvent[] }) {
  const t = useTranslations("account.securityEvents");
  if (events.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <ul aria-label={t("title")} className="divide-y divide-line">
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const formats = useFormats();
  const wordsOf = useEventWords();
  const originOf = useEventOrigin();
  const isFailure = event.event === "SignInFailed" || event.event === "SignInLimited";
  return (
    <li className="flex gap-2 py-2">
      <Icon
        name={isFailure ? "alert" : "check"}
        className={isFailure ? "mt-0.5 shrink-0 text-warn" : "mt-0.5 shrink-0 text-ink-3"}
      />
      <div className="min-w-0">
        <p className="font-medium">{wordsOf(event)}</p>
        <p className="text-xs text-ink-2">
          {formats.moment(event.at)} · {originOf(event)}
        </p>
      </div>
    </li>
  );
}

/** Returns a function that describes an event, with the other user or the password link that caused it, if any. */
function useEventWords() {
  const t = useTranslations("account.securityEvents");
  return ({ event, user, detail: { secret, way, by } }: SecurityEvent): string => {
    // The service also records SignInFailed for a wrong password or code in a request of a signed-in user.
    if (event === "SignInFailed" && (secret === "password" || secret === "code")) {
      return t(`wrong.${secret}${way === CHANGE_OF_CREDENTIALS ? "WhenSignedIn" : ""}`);
    }
    if (event === "ViewedAs" && by !== undefined) return t("viewedBy", { by });
    const words = isKind(event) ? t(`kinds.${event}`) : t("kinds.other", { event });
    // For an admin command, the second line of the row says so (useEventOrigin).
    if (by === undefined || by === user || by === ADMIN_COMMAND) return words;
    return `${words} ${by === BY_LINK ? t("byLink") : t("by", { by })}`;
  };
}

function isKind(event: string): event is SecurityEventKind {
  return (SECURITY_EVENTS as readonly string[]).includes(event);
}
