"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { bulkChangesQueries } from "@/lib/bulk-changes/queries";
import { useFormats } from "@/lib/format/use-formats";
import { agencyBulkChangePage, agencyPortfolioPage } from "@/lib/paths";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Button, ButtonLink } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Link } from "@/components/ui/link";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { ChangeState } from "./change-state";
import { useChangeWords } from "./use-change-words";

const ScheduleDialog = onDemand(() => import("./schedule-dialog").then((module) => module.ScheduleDialog));

/** Page of the changes to many companies of an agency, the newest first. */
export function BulkChangeListView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("bulkChanges");
  const formats = useFormats();
  const words = useChangeWords(agencyId);
  const query = useQuery(bulkChangesQueries.list(agencyId));
  const { scheduleReports } = useAgencyPermissions();
  const [isScheduling, setScheduling] = useState(false);
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={t("detail")}
        actions={
          scheduleReports && (
            <Button
              icon="calendar"
              onPointerEnter={ScheduleDialog.preload}
              onFocus={ScheduleDialog.preload}
              onClick={() => {
                setScheduling(true);
              }}
            >
              {t("schedule.button")}
            </Button>
          )
        }
      />
      {isScheduling && (
        <ScheduleDialog
          agencyId={agencyId}
          onClose={() => {
            setScheduling(false);
          }}
        />
      )}
      <FailureNote error={words.error} />
      <QueryView query={query} skeleton={<SkeletonRows rows={6} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(changes) =>
          changes.length === 0 ? (
            <EmptyState
              icon="building"
              title={t("empty")}
              action={
                <ButtonLink variant="primary" href={agencyPortfolioPage(agencyId)}>
                  {t("toPortfolio")}
                </ButtonLink>
              }
            >
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <Table label={t("title")} className="[&_table]:table-fixed">
              <thead>
                <tr>
                  <Th>{t("columns.change")}</Th>
                  <Th wideOnly className="w-32">
                    {t("columns.companies")}
                  </Th>
                  <Th className="w-[28%] max-sm:w-2/5">{t("columns.state")}</Th>
                </tr>
              </thead>
              <tbody>
                {changes.map((change) => (
                  <Tr key={change.id} className="hover:bg-hover">
                    <Td className="py-1.5">
                      <Link
                        href={agencyBulkChangePage(agencyId, change.id)}
                        prefetch={false}
                        className="block truncate font-semibold hover:underline"
                      >
                        {words.change(change.change)}
                      </Link>
                      <span className="text-xs text-ink-2">
                        {t("by", { user: change.user, at: formats.moment(change.created) })}
                      </span>
                    </Td>
                    <Td wideOnly className="text-ink-2">
                      {t("companies", { count: change.companies, shown: formats.number(change.companies) })}
                    </Td>
                    <Td className="py-1.5">
                      <ChangeState change={change} />
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryView>
    </>
  );
}
