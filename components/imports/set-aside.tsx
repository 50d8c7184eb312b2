"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import { companyPermissions } from "@/lib/auth/permissions";
import { newCompany } from "@/lib/companies/form-drafts";
import { companiesQueries } from "@/lib/companies/queries";
import type { ImportTarget } from "@/lib/imports/company-queue";
import type { ImportCompany } from "@/lib/imports/import-company";
import { companiesWithNumber } from "@/lib/imports/other-company";
import type { QueuedFile } from "@/lib/imports/queued-file";
import { useReopenedByUndo } from "@/components/drafts/use-reopened-by-undo";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { useLastError } from "@/components/ui/use-last-error";
import type { Decision } from "./decision-dialogs";
import { WRAPPING_BUTTON } from "./wrapping-button";

interface SetAsideProps {
  file: QueuedFile;
  page: ImportTarget;
  onSendTo: (company: ImportCompany) => void;
  /** Opens a dialog: to confirm the import into this company, or to create the missing company. */
  onDecide: (decision: Decision) => void;
}

/** A file with another company's books: names that company and offers the possible destinations. */
export function SetAside({ file: { state }, page, onSendTo, onDecide }: SetAsideProps) {
  const t = useTranslations("imports.setAside");
  const user = useCurrentUser();
  const may = useAgencyPermissions();
  const { company, agencyId } = page;
  const query = useQuery(agencyId === undefined ? companiesQueries.mine() : companiesQueries.ofAgency(agencyId));
  const error = useLastError(query);
  const result = state.stage === "checked" ? state.result : null;
  const code = result?.summary?.fileBusinessIdentityCode ?? "";
  const wasAsked = useRef(false);
  const create = () => {
    if (result) onDecide({ dialog: "create", result });
  };
  useReopenedByUndo(newCompany(agencyId ?? "", writtenBusinessIdentityCode(code)), () => {
    // Several files may be of the same missing company; only the one whose button was pressed opens the dialog again.
    if (wasAsked.current) create();
  });
  if (!result) return null;
  const fileCompany = result.summary?.fileCompanyName ?? "";
  const seen = companiesWithNumber(query.data ?? [], code, company);
  const destinations = seen.filter(({ id }) => companyPermissions(user, id).importBooks);
  const isUnknown = query.isSuccess && seen.length === 0;

  return (
    <section aria-label={t("title")} className="rounded-md bg-warn-soft px-3 py-3">
      <div className="flex items-start gap-2 text-warn">
        <Icon name="alert" className="mt-0.5" />
        <div className="min-w-0">
          <p className="font-medium">
            {t(fileCompany === "" ? "ofNumber" : "of", {
              fileCompany,
              code,
              company: company.name,
              companyCode: company.businessIdentityCode,
            })}
          </p>
          <p>
            {t("explanation")} {isUnknown && t("unknown")}
            {destinations.length === 0 && seen[0] && t("notAllowed", { company: seen[0].name })}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 sm:pl-6">
        {query.isPending && !error && <Skeleton className="h-8.5 w-56" />}
        {error && (
          <Button
            icon="refresh"
            onClick={() => {
              void query.refetch();
            }}
          >
            {t("findAgain")}
          </Button>
        )}
        {destinations.map(({ id, name, businessIdentityCode }) => (
          <Button
            key={id}
            variant="primary"
            className={WRAPPING_BUTTON}
            onClick={() => {
              onSendTo({ id, name, businessIdentityCode });
            }}
          >
            {t("instead", { company: name })}
          </Button>
        ))}
        {isUnknown && agencyId !== undefined && may.createCompany && (
          <Button
            icon="plus"
            className={WRAPPING_BUTTON}
            onClick={() => {
              wasAsked.current = true;
              create();
            }}
          >
            {fileCompany === "" ? t("createUnnamed") : t("create", { company: fileCompany })}
          </Button>
        )}
        {result.success && (
          <Button
            className={WRAPPING_BUTTON}
            onClick={() => {
              onDecide({ dialog: "confirm", result });
            }}
          >
            {t("anyway", { company: company.name })}
          </Button>
        )}
      </div>
    </section>
  );
}
