"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { focusNeighbour } from "@/components/ui/focus-neighbour";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { companiesQueries } from "@/lib/companies/queries";
import { byName, searchable, searchCompanies } from "@/lib/companies/search";
import { COMPANY_ROLES } from "@/contract/users/user-types";
import type { UserForm } from "@/lib/users/user-form";

interface CompaniesFieldProps {
  label: string;
  /** True for company users, who have a role in each company. */
  hasRoles: boolean;
  value: UserForm["companies"];
  onChange: (value: UserForm["companies"]) => void;
}

/** Maximum number of matching companies that are suggested; typing more finds the others. */
const MAX_OFFERED = 6;

/**
 * Edits the companies of a company user, with a role in each, or the clients of a consultant. Companies are searched by
 * name or business identity code; Enter adds the first match.
 */
export function CompaniesField({ label, hasRoles, value, onChange }: CompaniesFieldProps) {
  const t = useTranslations("users.form");
  const roles = useTranslations("users.companyRoles");
  const locale = useLocale();
  const [typed, setTyped] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const { data, error } = useQuery(companiesQueries.mine());
  const companies = useMemo(() => searchable(byName(data ?? [], locale)), [data, locale]);
  const names = useMemo(() => new Map(companies.map(({ company: { id, name } }) => [id, name])), [companies]);
  const chosen = new Set(value.map(({ companyId }) => companyId));
  const matches =
    typed.trim() === "" ? [] : searchCompanies(companies, typed).filter(({ company }) => !chosen.has(company.id));
  const add = (companyId: string) => {
    onChange([...value, { companyId, typeOfRole: "Normal" }]);
    setTyped("");
    // The match disappears, and the focus would be lost with its button.
    search.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={search}
        label={label}
        placeholder={t("addCompany")}
        hint={value.length === 0 ? t(hasRoles ? "noCompany" : "noClients") : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || typed.trim() === "") return;
          event.preventDefault();
          const [first] = matches;
          if (first) add(first.company.id);
        }}
      />
      <FailureNote error={data ? null : error} />
      {data && typed.trim() !== "" && (
        <ul aria-label={t("found")} className="flex flex-col rounded-md border border-line">
          {matches.length === 0 && <li className="px-2.5 py-1.5 text-ink-2">{t("noneFound")}</li>}
          {matches.slice(0, MAX_OFFERED).map(({ company: { id, name, businessIdentityCode } }) => (
            <li key={id}>
              <button
                type="button"
                className="flex w-full items-center gap-2 rounded-md px-2.5 py-1.5 text-left -outline-offset-2 hover:bg-hover"
                onClick={() => {
                  add(id);
                }}
              >
                <Icon name="plus" size={14} className="text-ink-3" />
                <span className="min-w-0 grow truncate">{name}</span>
                <span className="shrink-0 text-ink-2">{businessIdentityCode}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className="flex max-h-56 flex-col overflow-y-auto empty:hidden" aria-label={t("chosen")}>
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
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget, search.current);
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
