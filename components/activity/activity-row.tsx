"use client";

import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Link } from "@/components/ui/link";
import { memo } from "react";
import type { ActivityEntry } from "@/contract/activity";
import { agencyOf } from "@/contract/companies/company-ids";
import { subjectName, subjectPage } from "@/lib/activity/subject";
import type { useActivityWords } from "@/lib/activity/use-activity-words";
import type { ActivityPlace } from "@/lib/activity/paths";
import { useFormats } from "@/lib/format/use-formats";
import { agencyActivityPage, agencyBulkChangePage, companyPage } from "@/lib/paths";
import { ActivityChanges } from "./activity-changes";

interface ActivityRowProps {
  place: ActivityPlace;
  entry: ActivityEntry;
  words: ReturnType<typeof useActivityWords>;
}

/** One entry: the user, the action and its time, the object, and the values that changed. */
export const ActivityRow = memo(function ActivityRow({ place, entry, words }: ActivityRowProps) {
  const t = useTranslations("activity");
  const formats = useFormats();
  const agencyId = "agencyId" in place ? place.agencyId : null;
  const { companyId, companyName, author, user, at } = entry;
  // For a security event, this is the user, whose name stands before the action already.
  const name = subjectName(entry, words);
  const page = subjectPage(entry, agencyId);
  // Users of a company have no access to the agency's page of bulk changes.
  const bulkAgency = useAgencyPermissions().seeBulkChanges && companyId !== undefined ? agencyOf(companyId) : null;
  return (
    <li className="border-t border-line px-4 py-3 first:rounded-t-lg first:border-t-0 last:rounded-b-lg">
      <div className="grid grid-cols-1 gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_176px]">
        <div className="min-w-0">
          <p>
            <span className="font-semibold" title={author === undefined ? undefined : user}>
              {author ?? user}
            </span>{" "}
            {words.action(entry)}
            {name !== null && entry.resource !== "SecurityEvent" && (
              <>
                {" "}
                {page === null ? (
                  <span className="font-medium">{name}</span>
                ) : (
                  <Link href={page} prefetch={false} className="font-medium text-accent underline underline-offset-2">
                    {name}
                  </Link>
                )}
              </>
            )}
            {name === null && page !== null && (
              <>
                {" "}
                <Link href={page} prefetch={false} className="text-accent underline underline-offset-2">
                  {t("open")}
                </Link>
              </>
            )}
          </p>
          {agencyId !== null && entry.resource === "BulkChange" && (
            <p>
              <Link
                href={agencyActivityPage(agencyId, entry.resourceId)}
                prefetch={false}
                className="inline-block leading-6 text-accent underline underline-offset-2"
              >
                {t("bulkParts")}
              </Link>
            </p>
          )}
          {bulkAgency !== null && entry.bulkChangeId !== undefined && (
            <p>
              <Link
                href={agencyBulkChangePage(bulkAgency, entry.bulkChangeId)}
                prefetch={false}
                className="inline-block leading-6 text-ink-2 hover:underline"
              >
                {t("ofBulk")}
              </Link>
            </p>
          )}
          {agencyId !== null && companyId !== undefined && (
            <p className="text-ink-2">
              {companyName === undefined ? (
                t("companyGone", { id: companyId })
              ) : (
                <Link
                  href={companyPage(companyId)}
                  prefetch={false}
                  className="inline-block leading-6 wrap-anywhere hover:underline"
                >
                  {companyName}
                </Link>
              )}
            </p>
          )}
        </div>
        <time dateTime={`${at}Z`} className="text-xs text-ink-2 lg:pt-1 lg:text-right">
          {formats.moment(at)}
        </time>
        <ActivityChanges place={place} entry={entry} words={words} />
      </div>
    </li>
  );
});
