"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, useState } from "react";
import type { FileDecision } from "@/contract/imports/batch-states";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import { companiesQueries } from "@/lib/companies/queries";
import { useFormats } from "@/lib/format/use-formats";
import { batchUploads, isSending, type BatchUpload } from "@/lib/imports/batch-uploads";
import {
  announcedBy,
  BATCH_VIEWS,
  batchQueries,
  countByView,
  decideBatchFile,
  isInView,
  type BatchPlace,
} from "@/lib/imports/batches";
import { agencyPortfolioPage } from "@/lib/paths";
import { useFetchAfterSending } from "@/lib/imports/use-fetch-after-sending";
import { useStore } from "@/lib/use-store";
import { useCurrentUser } from "@/components/auth/current-user";
import { Button, ButtonLink } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, NothingMatches } from "@/components/ui/states";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { BatchActions } from "./batch-actions";
import { BatchProgress } from "./batch-progress";
import { BatchTable } from "./batch-table";
import type { OpenedDialog } from "./batch-dialogs-shared";
import { DropZone } from "./drop-zone";
import { useStartBatch } from "./use-start-batch";

const BatchDialogs = onDemand(() => import("./batch-dialogs").then((module) => module.BatchDialogs));

const NOTHING_SENT: BatchUpload = { total: 0, sent: 0, failed: [] };

/** Page of a batch, with a row for each file: its state and the next step. */
export function BatchView({ place }: { place: BatchPlace }) {
  const t = useTranslations("imports.batches");
  const showFailure = useFailureToast();
  const formats = useFormats();
  const upload = useStore(batchUploads.of(place.batchId), NOTHING_SENT);
  const queryClient = useQueryClient();
  const { send } = useStartBatch(place.agencyId, place.batchId);
  const sending = isSending(upload);
  const query = useQuery(batchQueries.files(place, sending));
  const batch = useQuery(batchQueries.one(place)).data;
  const [view, setView] = useQueryState("show", parseAsStringLiteral(BATCH_VIEWS).withDefault("open"));
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const region = useRef<HTMLDivElement>(null);
  /** Moves the focus to the list if the pressed button disappeared with its row. */
  const keepFocus = () => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) region.current?.focus();
    });
  };
  const deciding = useMutation({
    ...decideBatchFile(queryClient, place),
    onError: (error) => {
      showFailure(error, t("decided.failed"));
    },
  });
  const decide = (file: SieImportBatchFile, decision: FileDecision) => {
    deciding.mutate({ fileId: file.id, decision }, { onSettled: keepFocus });
  };
  const isFetchedSinceSent = useFetchAfterSending(place, upload);
  useFreshCompanies(query.data ?? []);
  const { userName } = useCurrentUser();
  const announced = announcedBy(userName, batch);
  const missing = announced - (query.data?.length ?? 0);
  /** True when the list contains all files that this window has sent. */
  const hasAllSent = query.data !== undefined && !sending && isFetchedSinceSent;
  const hasMissing = hasAllSent && upload.failed.length === 0 && missing > 0;

  return (
    <>
      <PageHeading
        title={batch ? t("batch", { at: formats.moment(batch.created) }) : t("title")}
        detail={
          batch && `${t("by", { user: batch.user })} · ${t("list.files", { count: query.data?.length ?? batch.files })}`
        }
        actions={query.data && <BatchActions place={place} files={query.data} onOpen={setOpened} onDone={keepFocus} />}
      />
      <QueryView query={query} skeleton={<SkeletonRows rows={12} label={t("loading")} />} errorTitle={t("failed")}>
        {(files) => {
          const counts = countByView(files);
          const shown = files.filter((file) => isInView(file, view));
          return (
            <div className="flex flex-col gap-4">
              <BatchProgress
                files={files}
                upload={upload}
                onSendAgain={() => {
                  void batchUploads.sendAgain(place);
                }}
              />
              {hasMissing && <p className="text-warn">{t("missing", { missing, announced })}</p>}
              {(hasMissing || (files.length === 0 && hasAllSent)) && (
                <DropZone
                  compact
                  title={t("drop.more")}
                  onFiles={(dropped) => {
                    void send(() => dropped);
                  }}
                />
              )}
              <div className="-mx-1 overflow-x-auto px-1 py-1 [&_label]:whitespace-nowrap">
                <Segmented
                  label={t("view.label")}
                  options={BATCH_VIEWS.map((value) => ({ value, label: t(`view.${value}`, { count: counts[value] }) }))}
                  value={view}
                  onChange={(value) => {
                    void setView(value);
                  }}
                />
              </div>
              <div ref={region} tabIndex={-1} className="outline-none">
                {shown.length > 0 ? (
                  <BatchTable files={shown} onDecide={decide} onOpen={setOpened} />
                ) : files.length > 0 && view === "open" ? (
                  <EmptyState
                    icon="check"
                    title={t("nothing.open")}
                    action={
                      <>
                        <ButtonLink variant="primary" icon="chart" href={agencyPortfolioPage(place.agencyId)}>
                          {t("toClients")}
                        </ButtonLink>
                        <Button
                          onClick={() => {
                            void setView("all");
                          }}
                        >
                          {t("showAll")}
                        </Button>
                      </>
                    }
                  />
                ) : files.length > 0 ? (
                  <NothingMatches
                    onClear={() => {
                      void setView("all");
                    }}
                  >
                    {t(`nothing.${view}`)}
                  </NothingMatches>
                ) : null}
              </div>
            </div>
          );
        }}
      </QueryView>
      {opened && (
        <BatchDialogs
          opened={opened}
          files={query.data ?? []}
          place={place}
          onClose={() => {
            setOpened(null);
            keepFocus();
          }}
        />
      )}
    </>
  );
}

/**
 * Invalidates the queries of companies whose files were imported or taken back since this page was opened, and the
 * lists of companies when a file is no longer in the state `unknownCompany`, since its company may be new.
 */
function useFreshCompanies(files: readonly SieImportBatchFile[]): void {
  const queryClient = useQueryClient();
  const known = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { id, state, company } of files) {
      const before = known.current.get(id);
      known.current.set(id, state);
      if (before === undefined || before === state) continue;
      if (company && (state === "imported" || state === "takenBack")) void invalidateCompany(queryClient, company.id);
      if (before === "unknownCompany") void queryClient.invalidateQueries({ queryKey: companiesQueries.lists() });
    }
  }, [files, queryClient]);
}
