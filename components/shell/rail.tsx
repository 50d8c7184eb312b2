"use client";

import { useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { noVisitedCompanies, subscribeToVisited, visitedCompanies, type VisitedCompany } from "@/lib/companies/visited";
import {
  agenciesPage,
  agencyActivityPage,
  agencyBulkChangesPage,
  agencyCommentsPage,
  agencyCompaniesPage,
  agencyImportsPage,
  agencyInputsPage,
  agencyLetterheadPage,
  agencyMailsPage,
  agencyMonthsPage,
  agencyPortfolioPage,
  agencyRulesPage,
  agencyStandardsPage,
  agencyUsersPage,
  companyPage,
} from "@/lib/paths";
import { Switcher } from "./switcher";
import { useCurrentLocation } from "./use-current-location";
import { UserMenu } from "./user-menu";

/** Content of the navigation rail: switcher, pages, pinned and recent companies, user menu. */
export function Rail() {
  const t = useTranslations("shell");
  const user = useCurrentUser();
  const {
    administer: mayAdminister,
    importBooks: mayImport,
    seeBulkChanges: maySeeBulkChanges,
  } = useAgencyPermissions();
  const { agencyId, companyId } = useCurrentLocation();
  const pathname = usePathname();
  const { pinned, recent } = useSyncExternalStore(
    subscribeToVisited,
    () => visitedCompanies(user.userName),
    noVisitedCompanies,
  );
  const others = recent.filter((company) => !pinned.some((pin) => pin.id === company.id));
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-2.5">
      <Switcher />
      <nav aria-label={t("pages")} className="flex grow flex-col gap-4">
        <ul className="flex flex-col gap-0.5 empty:hidden">
          {mayAdminister && (
            <RailLink href={agenciesPage} current={pathname === agenciesPage}>
              {t("agencies")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink href={agencyPortfolioPage(agencyId)} current={pathname === agencyPortfolioPage(agencyId)}>
              {t("portfolio")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink href={agencyMonthsPage(agencyId)} current={pathname === agencyMonthsPage(agencyId)}>
              {t("agencyMonths")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink href={agencyCommentsPage(agencyId)} current={pathname === agencyCommentsPage(agencyId)}>
              {t("agencyComments")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink href={agencyCompaniesPage(agencyId)} current={pathname === agencyCompaniesPage(agencyId)}>
              {t("companies")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink href={agencyInputsPage(agencyId)} current={pathname === agencyInputsPage(agencyId)}>
              {t("agencyInputs")}
            </RailLink>
          )}
          {agencyId && mayImport && (
            <RailLink href={agencyImportsPage(agencyId)} current={pathname.startsWith(agencyImportsPage(agencyId))}>
              {t("agencyImports")}
            </RailLink>
          )}
          {agencyId && maySeeBulkChanges && (
            <RailLink
              href={agencyBulkChangesPage(agencyId)}
              current={pathname.startsWith(agencyBulkChangesPage(agencyId))}
            >
              {t("agencyBulkChanges")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink
              href={agencyStandardsPage(agencyId)}
              current={[agencyStandardsPage, agencyRulesPage, agencyLetterheadPage].some(
                (page) => pathname === page(agencyId),
              )}
            >
              {t("agencyStandards")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink
              href={agencyUsersPage(agencyId)}
              current={pathname.startsWith(agencyUsersPage(agencyId)) || pathname === agencyMailsPage(agencyId)}
            >
              {t("agencyUsers")}
            </RailLink>
          )}
          {agencyId && (
            <RailLink href={agencyActivityPage(agencyId)} current={pathname === agencyActivityPage(agencyId)}>
              {t("agencyActivity")}
            </RailLink>
          )}
        </ul>
        <CompanyLinks title={t("pinned")} companies={pinned} current={companyId} />
        <CompanyLinks title={t("recent")} companies={others} current={companyId} />
      </nav>
      <UserMenu />
    </div>
  );
}

/** The rail on a phone: a sheet at the left edge, which a button opens. */
export function RailSheet() {
  const t = useTranslations("shell");
  const ref = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  }, [pathname]);
  return (
    <div className="md:hidden">
      <IconButton icon="menu" label={t("openRail")} popoverTarget="rail-sheet" className="-ml-1" />
      <div
        ref={ref}
        id="rail-sheet"
        popover="auto"
        role="dialog"
        aria-label={t("pages")}
        className="fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-70 max-w-[85vw] animate-appear border-0 border-r border-line bg-paper text-ink shadow-pop"
      >
        <Rail />
      </div>
    </div>
  );
}

interface CompanyLinksProps {
  title: string;
  companies: readonly VisitedCompany[];
  current: string | null;
}

function CompanyLinks({ title, companies, current }: CompanyLinksProps) {
  if (companies.length === 0) return null;
  return (
    <section>
      <h2 className="px-2 pb-1 text-xs text-ink-2">{title}</h2>
      <ul className="flex flex-col gap-0.5">
        {companies.map((company) => (
          <RailLink key={company.id} href={companyPage(company.id)} current={company.id === current}>
            {company.name}
          </RailLink>
        ))}
      </ul>
    </section>
  );
}

function RailLink({ href, current, children }: { href: string; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? "page" : undefined}
        className={classes(
          "block truncate rounded-md px-2 py-1.5 -outline-offset-2",
          current ? "bg-accent-soft font-semibold text-accent" : "text-ink-2 hover:bg-hover hover:text-ink",
        )}
      >
        {children}
      </Link>
    </li>
  );
}
