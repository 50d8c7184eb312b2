"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Icon } from "@/components/ui/icon";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { agenciesQueries } from "@/lib/agencies/queries";
import { companiesQueries } from "@/lib/companies/queries";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { agenciesPage, agencyCompaniesPage, companyPage } from "@/lib/paths";
import { openCommandWindow } from "./command-store";
import { useCurrentLocation } from "./use-current-location";

/** Number of agencies or companies in the menu. A page lists all agencies; searching finds the other companies. */
const MAX_LISTED = 12;

/** Menu at the top of the rail: the present agency or company, and others to switch to. */
export function Switcher() {
  const t = useTranslations("shell");
  const inOrder = useNameOrder();
  const { agencyId, companyId } = useCurrentLocation();
  const { read: mayRead, administer: mayAdminister } = useAgencyPermissions();
  const isCompanyUser = !mayRead;
  const { data: agency } = useQuery({ ...agenciesQueries.one(agencyId ?? ""), enabled: agencyId !== null });
  const { data: agencies } = useQuery({ ...agenciesQueries.list(), enabled: mayAdminister });
  const { data: companies } = useQuery({ ...companiesQueries.mine(), enabled: isCompanyUser });

  const name = isCompanyUser
    ? (companies?.find((company) => company.id === companyId)?.name ?? t("companies"))
    : (agency?.name ?? agencyId ?? t("agencies"));

  /** Lists the present one first, so that the limit never leaves it out, then others by name. */
  const links = <T extends { name: string }>(
    all: readonly T[],
    isPresent: (one: T) => boolean,
    page: (one: T) => string,
  ) =>
    inOrder(all, (one) => one.name)
      .map((one) => ({ label: one.name, href: page(one), checked: isPresent(one) }))
      .sort((one, other) => Number(other.checked) - Number(one.checked))
      .slice(0, MAX_LISTED);
  const items: MenuItem[] = [
    ...links(
      agencies ?? (agency ? [agency] : []),
      ({ shortName }) => shortName === agencyId,
      ({ shortName }) => agencyCompaniesPage(shortName),
    ),
    // Only for company users. The cache may contain the list for others too, but an agency's companies have a page.
    ...links(
      (isCompanyUser && companies) || [],
      ({ id }) => id === companyId,
      ({ id }) => companyPage(id),
    ),
    ...(agencies ? [{ label: t("allAgencies"), icon: "building", href: agenciesPage } as const] : []),
    { kind: "separator" },
    {
      label: t("findCompany"),
      icon: "search",
      detail: t("keys.palette"),
      onSelect: () => {
        openCommandWindow("palette");
      },
    },
  ];
  return (
    <Menu
      label={t("switch", { name })}
      align="start"
      className="w-64"
      items={items}
      buttonClassName="flex w-full items-center gap-2 rounded-md border border-line bg-panel p-2 text-left font-semibold shadow-card hover:bg-hover"
    >
      {/* The initial is drawn by CSS, so that the button's visible text is the name alone, as in its label. */}
      <span
        aria-hidden="true"
        data-initial={Array.from(name)[0]?.toUpperCase()}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded bg-accent text-xs font-bold text-accent-on before:content-[attr(data-initial)]"
      />
      <span className="min-w-0 grow truncate">{name}</span>
      <Icon name="chevronUpDown" className="text-ink-3" />
    </Menu>
  );
}
