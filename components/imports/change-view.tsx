"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ImportChange } from "@/contract/imports/import-change";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { useFormats } from "@/lib/format/use-formats";
import { importChangesQueries } from "@/lib/imports/import-changes";
import { companyPage } from "@/lib/paths";
import { ButtonLink } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { ChangesExport } from "./changes-export";
import { ChangedAccounts } from "./changed-accounts";
import { ChangedFigures } from "./changed-figures";
import { ChangedVouchers } from "./changed-vouchers";

/** An import compared with the books before it: key figures, accounts and vouchers. */
export function ChangeView({ companyId, importId }: { companyId: string; importId: string }) {
  const t = useTranslations("imports.changes");
  const formats = useFormats();
  const query = useQuery(importChangesQueries.one(companyId, importId));
  const { data: change } = query;
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={
          change
            ? t("detail", {
                at: formats.moment(change.import.at),
                user: change.import.user,
                program: change.import.program,
                hasProgram: change.import.program === "" ? "no" : "yes",
                year: datesOfYear(change.import.fiscalYear),
              })
            : "\u00a0"
        }
        actions={
          <>
            {change?.books && <ChangesExport companyId={companyId} change={change} books={change.books} />}
            <ButtonLink href={companyPage(companyId, "imports")}>{t("allImports")}</ButtonLink>
          </>
        }
      />
      <QueryView query={query} skeleton={<SkeletonRows rows={10} label={t("loading")} />} errorTitle={t("failed")}>
        {(loaded) => <Changes companyId={companyId} change={loaded} />}
      </QueryView>
    </>
  );
}

function Changes({ companyId, change }: { companyId: string; change: ImportChange }) {
  const t = useTranslations("imports.changes");
  const { state, books } = change;
  // The service sends `books` whenever the books were compared, which the type does not say.
  if (state !== "compared" || !books) {
    const reason = state === "compared" ? "notKept" : state;
    return (
      <EmptyState icon="book" title={t(`${reason}.title`)}>
        {t(`${reason}.why`)}
      </EmptyState>
    );
  }
  const { accounts, keyFigures, vouchers } = books;
  const count = vouchers.added + vouchers.removed + vouchers.changed + vouchers.renumbered;
  if (accounts.length + keyFigures.length + count === 0) {
    return (
      <EmptyState icon="check" title={t("nothing.title")}>
        {t("nothing.why", { count: vouchers.after })}
      </EmptyState>
    );
  }
  return (
    <>
      {!change.isInBooks && count > 0 && <p className="mb-4 text-ink-2">{t("notInBooks")}</p>}
      <ChangedFigures companyId={companyId} change={change} books={books} />
      <ChangedAccounts companyId={companyId} change={change} accounts={accounts} />
      <ChangedVouchers companyId={companyId} change={change} counts={vouchers} />
    </>
  );
}
