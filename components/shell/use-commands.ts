"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import type { Company } from "@/contract/companies/company";
import { companyPagesOf } from "@/lib/companies/company-pages";
import { companiesQueries } from "@/lib/companies/queries";
import { byName, searchable } from "@/lib/companies/search";
import { visitedCompanies } from "@/lib/companies/visited";
import {
  accountPage,
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
  COMPANY_PAGES,
  companyPage,
  newCompanyPage,
} from "@/lib/paths";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import {
  companyTargetCommand,
  lastUsedFirst,
  searchCommands,
  type Command,
  type CompanyTarget,
} from "./command-search";
import { openCommandWindow } from "./command-store";
import { lastUsedCommands } from "./last-used-commands";
import { useCurrentLocation } from "./use-current-location";
import { usePersonalChoices } from "./use-personal-choices";

interface FoundCommands {
  commands: Command[];
  /** True while the companies are fetched. */
  isFetching: boolean;
  /** True when the companies could not be fetched, so that none can be found. */
  hasFailed: boolean;
}

/** Commands that match the query. An empty query returns visited companies, pages and actions, without key figures. */
export function useCommands(query: string): FoundCommands {
  const { userName } = useCurrentUser();
  const { companyId } = useCurrentLocation();
  const { data: companies, isFetching, isLoadingError: hasFailed } = useQuery(companiesQueries.mine());
  const targets = useCompanyTargets();
  const ofAgency = useAgencyCommands();
  const ofUser = useUserCommands();
  const [lastUsed] = useState(() => lastUsedCommands(userName));
  const locale = useLocale();
  const searchables = useMemo(() => searchable(byName(companies ?? [], locale)), [companies, locale]);
  const { pinned, recent } = visitedCompanies(userName);
  const visited = new Map([...pinned, ...recent].map(({ id, name }) => [id, { id, name }]));
  // Visited companies are stored in the browser, so the page's company is known before the list is fetched.
  const current = companyId === null ? undefined : visited.get(companyId);
  const ofCompany = current ? targetsOf(current, targets) : [];

  if (query.trim() !== "") {
    const commands = [...ofCompany, ...ofAgency, ...ofUser];
    return {
      commands: searchCommands(query, { commands, targets, companies: searchables, companyCommand }, lastUsed),
      isFetching,
      hasFailed,
    };
  }
  const pages = current
    ? targetsOf(
        current,
        targets.filter(({ isFigure }) => !isFigure),
      )
    : [];
  const usual = [
    ...[...visited.values()].map(companyCommand),
    ...pages,
    ...ofAgency.filter(({ isFigure }) => !isFigure),
    ...ofUser,
  ];
  return { commands: lastUsedFirst(usual, lastUsed), isFetching, hasFailed };
}

function companyCommand({ id, name, businessIdentityCode }: Pick<Company, "id" | "name"> & Partial<Company>): Command {
  return {
    key: `company ${id}`,
    icon: "book",
    label: name,
    href: companyPage(id),
    ...(businessIdentityCode !== undefined && { detail: businessIdentityCode }),
  };
}

function targetsOf(company: Pick<Company, "id" | "name">, targets: readonly CompanyTarget[]): Command[] {
  return targets.filter(({ mayOpen }) => mayOpen(company.id)).map((target) => companyTargetCommand(target, company));
}

/** The pages and key figures that every company has. */
function useCompanyTargets(): CompanyTarget[] {
  const t = useTranslations("shell");
  const user = useCurrentUser();
  const { data: keyFigures } = useQuery(catalogueQueries.standard());
  return useMemo(
    () => [
      ...COMPANY_PAGES.map((page) => ({
        key: page,
        icon: "chevronRight" as const,
        label: t(`company.page.${page}`),
        hrefOf: (id: string) => companyPage(id, page),
        mayOpen: (id: string) => companyPagesOf(user, id).includes(page),
      })),
      ...(keyFigures ?? []).map(({ id: keyFigureId, name }) => ({
        key: `figure ${keyFigureId}`,
        icon: "chart" as const,
        label: name,
        isFigure: true,
        hrefOf: (id: string) => `${companyPage(id)}?figures=${encodeURIComponent(keyFigureId)}`,
        mayOpen: () => true,
      })),
    ],
    [keyFigures, t, user],
  );
}

/**
 * The agency's pages and actions, and its clients with a single key figure as column. Administrators also get the list
 * of all agencies, and nothing else where the location has no agency.
 */
function useAgencyCommands(): (Command & { isFigure?: boolean })[] {
  const t = useTranslations("shell");
  const may = useAgencyPermissions();
  const { agencyId } = useCurrentLocation();
  const { data: keyFigures } = useQuery(catalogueQueries.standard());
  return useMemo(() => {
    const agencies: Command = { key: "agencies", icon: "building", label: t("agencies"), href: agenciesPage };
    const ofAdministrator = may.administer ? [agencies] : [];
    if (agencyId === null) return ofAdministrator;
    return [
      ...ofAdministrator,
      { key: "portfolio", icon: "chart", label: t("portfolio"), href: agencyPortfolioPage(agencyId) },
      { key: "agencyMonths", icon: "calendar", label: t("agencyMonths"), href: agencyMonthsPage(agencyId) },
      { key: "agencyComments", icon: "comment", label: t("agencyComments"), href: agencyCommentsPage(agencyId) },
      { key: "agencyActivity", icon: "calendar", label: t("agencyActivity"), href: agencyActivityPage(agencyId) },
      { key: "companies", icon: "building", label: t("companies"), href: agencyCompaniesPage(agencyId) },
      { key: "agencyInputs", icon: "chart", label: t("agencyInputs"), href: agencyInputsPage(agencyId) },
      { key: "agencyRules", icon: "sliders", label: t("agencyRules"), href: agencyRulesPage(agencyId) },
      { key: "agencyStandards", icon: "sliders", label: t("agencyStandards"), href: agencyStandardsPage(agencyId) },
      { key: "agencyLetterhead", icon: "sliders", label: t("agencyLetterhead"), href: agencyLetterheadPage(agencyId) },
      { key: "agencyUsers", icon: "user", label: t("agencyUsers"), href: agencyUsersPage(agencyId) },
      ...(may.seeMails
        ? [{ key: "agencyMails", icon: "comment" as const, label: t("agencyMails"), href: agencyMailsPage(agencyId) }]
        : []),
      ...(may.importBooks
        ? [
            {
              key: "agencyImports",
              icon: "upload" as const,
              label: t("agencyImports"),
              keywords: t("palette.keywords.import"),
              href: agencyImportsPage(agencyId),
            },
          ]
        : []),
      ...(may.seeBulkChanges
        ? [
            {
              key: "agencyBulkChanges",
              icon: "building" as const,
              label: t("agencyBulkChanges"),
              href: agencyBulkChangesPage(agencyId),
            },
          ]
        : []),
      ...(may.createCompany
        ? [{ key: "newCompany", icon: "plus" as const, label: t("palette.newCompany"), href: newCompanyPage(agencyId) }]
        : []),
      ...(keyFigures ?? []).map(({ id, name }) => ({
        key: `figure ${id} of all`,
        icon: "chart" as const,
        label: t("palette.figureOfAll", { name }),
        href: `${agencyPortfolioPage(agencyId)}?columns=${encodeURIComponent(id)}`,
        isFigure: true,
      })),
    ];
  }, [agencyId, keyFigures, may.administer, may.seeBulkChanges, may.createCompany, may.importBooks, may.seeMails, t]);
}

/** Language, theme and density, the account, the list of shortcuts, and signing out. */
function useUserCommands(): Command[] {
  const t = useTranslations("shell");
  const personalChoices = usePersonalChoices();
  const opener = (window: "shortcuts" | "signOut") => ({
    run: () => {
      openCommandWindow(window);
    },
  });
  return [
    ...personalChoices()
      .filter(({ isChosen }) => !isChosen)
      .map(({ group, key, label, choose }) => ({
        key,
        icon: "screen" as const,
        label: `${group}: ${label}`,
        ...(group !== t("user.language") && { keywords: t("palette.keywords.looks") }),
        run: choose,
      })),
    { key: "account", icon: "user", label: t("user.account"), href: accountPage },
    { key: "shortcuts", icon: "keyboard", label: t("user.shortcuts"), detail: "?", ...opener("shortcuts") },
    { key: "signOut", icon: "lock", label: t("user.signOut"), ...opener("signOut") },
  ];
}
