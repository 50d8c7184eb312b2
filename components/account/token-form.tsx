"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import type { PersonalAccessToken } from "@/contract/account/access";
import { MAX_TOKEN_DAYS } from "@/contract/text-limits";
import { createToken } from "@/lib/account/mutations";
import { apiErrorKind } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { onDemand } from "@/components/ui/on-demand";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";

const SearchChoice = onDemand(() => import("@/components/ui/search-choice").then((module) => module.SearchChoice));

/** Lifetimes to choose from, days. */
const LIFETIMES = [7, 30, 90, 180, MAX_TOKEN_DAYS];
const EMPTY = { name: "", days: 90, readOnly: true, companies: [] as string[], currentPassword: "" };

/**
 * Name, lifetime and scope of a new token. Some minutes after the sign-in the service requires the password too: the
 * form asks for it then.
 */
export function TokenForm({ onCreated }: { onCreated: (token: PersonalAccessToken) => void }) {
  const t = useTranslations("account.tokens");
  const [form, setForm] = useState(EMPTY);
  const [asksPassword, setAsksPassword] = useState(false);
  const creating = useMutation({
    mutationFn: (withPassword: boolean) => {
      const { name, days, readOnly, companies, currentPassword } = form;
      const reach = { readOnly, ...(companies.length > 0 && { companies }) };
      return createToken({ name: name.trim(), days, ...reach, ...(withPassword && { currentPassword }) });
    },
    onSuccess: (token) => {
      setForm(EMPTY);
      setAsksPassword(false);
      onCreated(token);
    },
    onError: (error) => {
      if (apiErrorKind(error) === "rule") setAsksPassword(true);
    },
  });
  const isRefused = apiErrorKind(creating.error) === "rule";
  const change = (changes: Partial<typeof EMPTY>) => {
    setForm((before) => ({ ...before, ...changes }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.name.trim() !== "" && !creating.isPending) creating.mutate(asksPassword);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-3">
      <TextField
        label={t("name")}
        hint={t("hint")}
        value={form.name}
        onChange={(event) => {
          change({ name: event.target.value });
        }}
      />
      <Select
        label={t("lifetime")}
        options={LIFETIMES.map((days) => ({ value: String(days), label: t("days", { count: days }) }))}
        value={form.days}
        onChange={(event) => {
          change({ days: Number(event.target.value) });
        }}
      />
      <Switch
        label={t("readOnly")}
        checked={form.readOnly}
        onChange={(event) => {
          change({ readOnly: event.target.checked });
        }}
      />
      <CompanyReach
        chosen={form.companies}
        onChange={(companies) => {
          change({ companies });
        }}
      />
      {asksPassword && (
        <TextField
          label={t("password")}
          hint={t("passwordHint")}
          type="password"
          autoComplete="current-password"
          autoFocus
          error={isRefused && creating.variables ? t("wrongPassword") : undefined}
          value={form.currentPassword}
          onChange={(event) => {
            change({ currentPassword: event.target.value });
          }}
        />
      )}
      <FailureNote error={isRefused ? null : creating.error} title={t("createFailed")} />
      <div>
        <Button type="submit" busy={creating.isPending} disabled={form.name.trim() === ""}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}

/** The only companies that the token is to reach; none chosen means all. */
function CompanyReach({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const t = useTranslations("account.tokens");
  const [isOpen, setOpen] = useState(false);
  const { data: companies = [] } = useQuery({ ...companiesQueries.mine(), enabled: isOpen });
  const nameOf = (id: string) => companies.find((company) => company.id === id)?.name ?? id;
  if (!isOpen) {
    return (
      <p className="text-ink-2">
        {t("allCompanies")}{" "}
        <Button
          size="small"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t("chooseCompanies")}
        </Button>
      </p>
    );
  }
  const choices = companies
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name, businessIdentityCode }) => ({ id, label: name, detail: businessIdentityCode }));
  return (
    <div className="flex flex-col gap-2">
      <SearchChoice
        key={[companies.length, ...chosen].join()}
        label={t("companies")}
        choices={choices}
        value={null}
        onChange={(id) => {
          onChange([...chosen, id]);
        }}
      />
      <ul className="flex flex-col gap-1">
        {chosen.map((id) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="truncate">{nameOf(id)}</span>
            <Button
              size="small"
              aria-label={t("leaveOutOf", { name: nameOf(id) })}
              onClick={() => {
                onChange(chosen.filter((one) => one !== id));
              }}
            >
              {t("leaveOut")}
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length === 0 && <p className="text-xs text-ink-2">{t("noneChosen")}</p>}
    </div>
  );
}
