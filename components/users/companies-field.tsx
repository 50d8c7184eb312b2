"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { SearchChoice } from "@/components/ui/search-choice";
import { Select } from "@/components/ui/select";
import { companiesQueries } from "@/lib/companies/queries";
import { byName } from "@/lib/companies/search";
import { COMPANY_ROLES } from "@/lib/users/company-roles";
import type { UserForm } from "@/lib/users/user-form";

interface CompaniesFieldProps {
  label: string;
  /** Company users have a role in each company. */
  hasRoles: boolean;
  value: UserForm["companies"];
  onChange: (value: UserForm["companies"]) => void;
}

/** The companies of a user, found by typing, each with the user's role there. */
export function CompaniesField({ label, hasRoles, value, onChange }: CompaniesFieldProps) {
  const t = useTranslations("users.form");
  const roles = useTranslations("users.companyRoles");
  const locale = useLocale();
  const { data } = useQuery(companiesQueries.mine());
  const companies = useMemo(() => byName(data ?? [], locale), [data, locale]);
  const chosen = useMemo(() => new Set(value.map(({ companyId }) => companyId)), [value]);
  const names = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies]);
  const choices = companies
    .filter(({ id }) => !chosen.has(id))
    .map(({ id, name, businessIdentityCode }) => ({ id, label: name, detail: businessIdentityCode }));
  return (
    <div className="flex flex-col gap-2">
      <SearchChoice
        key={[companies.length, value.length].join()}
        label={label}
        choices={choices}
        value={null}
        placeholder={t("addCompany")}
        onChange={(companyId) => {
          onChange([...value, { companyId, typeOfRole: "Normal" }]);
        }}
      />
      {value.length === 0 && <p className="text-xs text-ink-2">{t(hasRoles ? "noCompany" : "noClients")}</p>}
      <ul className="flex max-h-56 flex-col overflow-y-auto" aria-label={label}>
        {value.map((one) => {
          const name = names.get(one.companyId) ?? one.companyId;
          return (
            <li key={one.companyId} className="flex items-center gap-2 py-0.5">
              <span className="min-w-0 grow truncate">{name}</span>
              {hasRoles && (
                <Select
                  label={t("roleIn", { name })}
                  shape="quiet"
                  value={one.typeOfRole}
                  options={COMPANY_ROLES.map((role) => ({ value: role, label: roles(role) }))}
                  onChange={({ target }) => {
                    const typeOfRole = COMPANY_ROLES.find((role) => role === target.value) ?? one.typeOfRole;
                    onChange(value.map((other) => (other === one ? { ...one, typeOfRole } : other)));
                  }}
                />
              )}
              <Button
                size="small"
                aria-label={t("removeOf", { name })}
                onClick={() => {
                  onChange(value.filter((other) => other !== one));
                }}
              >
                {t("remove")}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
