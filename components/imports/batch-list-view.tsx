"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import type { SieImportBatch } from "@/contract/imports/sie-import-batch";
import { EXCEPTION_STATES } from "@/contract/imports/batch-states";
import { useFormats } from "@/lib/format/use-formats";
import { announcedBy, batchQueries, isBatchWorking } from "@/lib/imports/batches";
import { agencyImportPage } from "@/lib/paths";
import { Badge } from "@/components/ui/badge";
import { FailureNote } from "@/components/ui/failure-note";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { DropZone } from "./drop-zone";
import { useStartBatch } from "./use-start-batch";

/** Page of the agency's imports: a drop zone for new files, and a list of the batches. */
export function BatchListView({ agencyId }: { agencyId: string }) {
  const t = useTranslations("imports.batches");
  const query = useQuery(batchQueries.list(agencyId));
  const { isSending, send } = useStartBatch(agencyId);
  const [error, setError] = useState<unknown>(null);
  return (
    <>
      <PageHeading title={t("title")} detail={t("detail")} />
      <div className="flex flex-col gap-4">
        <FailureNote error={error} title={t("drop.failed")} />
        <DropZone
          compact={false}
          title={t("drop.title")}
          explanation={t("drop.explanation")}
          busy={isSending}
          onFiles={(files) => {
            setError(null);
            void send(() => files, setError);
          }}
        />
        <QueryView
          query={query}
          skeleton={<SkeletonRows rows={4} label={t("list.loading")} />}
          errorTitle={t("list.failed")}
        >
          {(batches) => (batches.length > 0 ? <BatchTable agencyId={agencyId} batches={batches} /> : null)}
        </QueryView>
      </div>
    </>
  );
}

function BatchTable({ agencyId, batches }: { agencyId: string; batches: readonly SieImportBatch[] }) {
  const t = useTranslations("imports.batches");
  const formats = useFormats();
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <Th>{t("list.columns.at")}</Th>
          <Th wideOnly>{t("list.columns.files")}</Th>
          <Th>{t("list.columns.state")}</Th>
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <Tr key={batch.id} className="hover:bg-hover">
            <Td className="py-1.5">
              <Link
                href={agencyImportPage(agencyId, batch.id)}
                prefetch={false}
                className="font-semibold hover:underline"
              >
                {formats.moment(batch.created)}
              </Link>{" "}
              <span className="text-ink-2 max-sm:block">{t("by", { user: batch.user })}</span>
            </Td>
            <Td wideOnly className="text-ink-2">
              {t("list.files", { count: batch.files })}
            </Td>
            <Td className="py-1.5">
              <BatchState batch={batch} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function BatchState({ batch }: { batch: SieImportBatch }) {
  const t = useTranslations("imports.batches.list");
  const { userName } = useCurrentUser();
  const exceptions = EXCEPTION_STATES.reduce((sum, state) => sum + batch.states[state], 0);
  if (batch.files === 0) return <span className="text-ink-2">{t("empty")}</span>;
  if (isBatchWorking(batch)) return <Badge icon="refresh">{t("working")}</Badge>;
  const missing = announcedBy(userName, batch) - batch.files;
  if (exceptions === 0 && batch.states.clear === 0) {
    if (missing > 0) return <Badge tone="warning">{t("missing", { count: missing })}</Badge>;
    return (
      <Badge tone="good" icon="check">
        {t("done")}
      </Badge>
    );
  }
  return (
    <span className="flex flex-wrap gap-1.5">
      {exceptions > 0 && (
        <Badge tone="warning" icon="alert">
          {t("exceptions", { count: exceptions })}
        </Badge>
      )}
      {batch.states.clear > 0 && <Badge tone="accent">{t("clear", { count: batch.states.clear })}</Badge>}
    </span>
  );
}
