"use client";

import { useTranslations } from "next-intl";
import { useCurrentUser } from "@/components/auth/current-user";
import { ButtonLink } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { EmptyState } from "@/components/ui/states";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { CalendarDay } from "@/contract/calendar";
import { chosenCompanies } from "@/lib/bulk-changes/chosen-companies";
import { useFormats } from "@/lib/format/use-formats";
import { agencyPortfolioPage } from "@/lib/paths";

/** Loaded on demand because of its zod schemas. */
const ChosenChange = onDemand(() => import("./chosen-change").then((module) => module.ChosenChange), <Loading />);

interface NewBulkChangeViewProps {
  agencyId: string;
  /** Today according to the server, so that server and browser render the same. */
  today: CalendarDay;
}

/** Page on which the companies that the user selected in the list of clients are changed, after a preview. */
export function NewBulkChangeView({ agencyId, today }: NewBulkChangeViewProps) {
  const t = useTranslations("bulkChanges");
  const { number } = useFormats();
  const { userName } = useCurrentUser();
  // Text, because a snapshot has to be equal from one render to the next.
  const chosen = useBrowserValue(() => JSON.stringify(chosenCompanies(userName, agencyId)), null);
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
  return <PageHeading title={t("new.title")} detail={t("new.loading")} />;
}
