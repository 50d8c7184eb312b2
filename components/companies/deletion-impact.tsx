"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/states";
import { Skeleton } from "@/components/ui/skeleton";
import type { User } from "@/contract/users/user";

interface DeletionImpactProps {
  /** Number of fiscal years; undefined while they are counted. */
  fiscalYears: number | undefined;
  comments: number | undefined;
  /** Users who have no other company; undefined while they are fetched. */
  users: User[] | undefined;
  error: unknown;
  onRetry: () => void;
}

const MAX_NAMES = 5;

/** Counts fiscal years, comments and users that are deleted with a company; a text below names what else goes. */
export function DeletionImpact({ fiscalYears, comments, users, error, onRetry }: DeletionImpactProps) {
  const t = useTranslations("companies.deletion");
  if (error) return <ErrorState error={error} title={t("notCounted")} onRetry={onRetry} />;
  const names = users?.slice(0, MAX_NAMES).map((user) => `${user.name} (${user.userName})`);
  const more = users && users.length - MAX_NAMES;
  return (
    <div>
      <p className="mb-2">{t("goesWithIt")}</p>
      <ul className="list-disc space-y-1 pl-5">
        <Counted count={fiscalYears}>{(count) => t("fiscalYears", { count })}</Counted>
        <Counted count={comments}>{(count) => t("comments", { count })}</Counted>
        <Counted count={users?.length}>
          {(count) => (
            <>
              {t("users", { count })}
              {names && names.length > 0 && (
                <span className="block text-ink-2">
                  {names.join(", ")}
                  {more !== undefined && more > 0 && ` ${t("moreUsers", { count: more })}`}
                </span>
              )}
            </>
          )}
        </Counted>
      </ul>
      <p className="mt-2 text-ink-2">{t("stays")}</p>
      <p className="mt-2 text-ink-2">{t("log")}</p>
    </div>
  );
}

function Counted({ count, children }: { count: number | undefined; children: (count: number) => ReactNode }) {
  return <li>{count === undefined ? <Skeleton className="my-1 h-3 w-56" /> : children(count)}</li>;
}
