"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import { ButtonLink } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { EmptyState } from "@/components/ui/states";
import type { CalendarDay } from "@/contract/calendar";
import { chosenCompanies } from "@/lib/bulk-changes/chosen-companies";
import { useFormats } from "@/lib/format/use-formats";
import { agencyPortfolioPage } from "@/lib/paths";

/** Brings the schemas along. */
const ChosenChange = onDemand(() => import("./chosen-change").then((module) => module.ChosenChange), <Loading />);

interface NewBulkChangeViewProps {
  agencyId: string;
  /** The server's day, so that both render the same. */
  today: CalendarDay;
}

const neverChanges = () => () => undefined;

/** Page on which the companies that were chosen in the list of all are changed: first shown, then done. */
export function NewBulkChangeView({ agencyId, today }: NewBulkChangeViewProps) {
  const t = useTranslations("bulkChanges");
  const { number } = useFormats();
  const { userName } = useCurrentUser();
  // As text, so that a store without changes gives the same value each time.
  const chosen = useSyncExternalStore(
    neverChanges,
    () => JSON.stringify(chosenCompanies(userName, agencyId)),
    () => null,
  );
  if (chosen === null) return <Loading />;
  const companyIds = JSON.parse(chosen) as string[];
  if (companyIds.length > 0) return <ChosenChange agencyId={agencyId} today={today} companyIds={companyIds} />;
  return (
    <>
      <PageHeading title={t("new.title")} detail={t("companies", { count: 0, shown: number(0) })} />
      <EmptyState
        icon="building"
        title={t("new.nobody")}
        action={
          <ButtonLink variant="primary" href={agencyPortfolioPage(agencyId)}>
            {t("toPortfolio")}
          </ButtonLink>
        }
      >
        {t("emptyLook")}
      </EmptyState>
    </>
  );
}

function Loading() {
  const t = useTranslations("bulkChanges");
  return <PageHeading title={t("new.title")} detail={t("loading")} />;
}
