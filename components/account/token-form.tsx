"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod";
import {
  MAX_TOKEN_COMPANIES,
  personalAccessTokenCreateSchema,
  type PersonalAccessToken,
  type PersonalAccessTokenCreate,
} from "@/contract/account/access";
import { MAX_NAME_LENGTH, MAX_TOKEN_DAYS } from "@/contract/text-limits";
import { createToken } from "@/lib/account/mutations";
import { passwordRefusal, usePasswordDemand } from "@/lib/account/use-password-demand";
import { companiesQueries } from "@/lib/companies/queries";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { focusNeighbour } from "@/components/ui/focus-neighbour";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useZodForm } from "@/components/ui/use-zod-form";

const SearchChoice = onDemand(() => import("@/components/ui/search-choice").then((module) => module.SearchChoice));

/** Lifetimes to choose from, days. */
const LIFETIMES = [7, 30, 90, 180, MAX_TOKEN_DAYS];
const EMPTY = { name: "", days: "90", readOnly: true, companies: [] };

/** The form's values; the password is among them only when the service asks for it. */
const formSchema = z
  .object({
    name: z.string().trim(),
    days: z.string(),
    readOnly: z.boolean(),
    companies: z.array(z.string()),
    currentPassword: z.string().optional(),
  })
  .transform(({ name, days, readOnly, companies, currentPassword }): PersonalAccessTokenCreate => ({
    name,
    days: Number(days),
    readOnly,
    ...(companies.length > 0 && { companies }),
    ...(currentPassword !== undefined && { currentPassword }),
  }))
  .pipe(personalAccessTokenCreateSchema);

/**
 * Name, lifetime and scope of a new token. Some minutes after the sign-in the service demands the password of the
 * signed-in user, and the form asks for it.
 */
export function TokenForm({ onCreated }: { onCreated: (token: PersonalAccessToken) => void }) {
  const t = useTranslations("account.tokens");
  const form = useZodForm(formSchema, { defaultValues: EMPTY });
  const name = useWatch({ control: form.control, name: "name" });
  const { asksPassword, askIfRefused, stopAsking } = usePasswordDemand();
  const creating = useMutation({
    mutationFn: createToken,
    onSuccess: (token) => {
      form.reset(EMPTY);
      stopAsking();
      onCreated(token);
    },
    onError: askIfRefused,
  });
  const refusal = passwordRefusal(creating.error);
  return (
    <form
      noValidate
      className="flex max-w-sm flex-col gap-3"
      onSubmit={form.handleSubmit((token) => {
        creating.mutate(token);
      })}
    >
      <TextField label={t("name")} hint={t("hint")} maxLength={MAX_NAME_LENGTH} {...form.register("name")} />
      <Select
        label={t("lifetime")}
        options={LIFETIMES.map((days) => ({ value: String(days), label: t("days", { count: days }) }))}
        {...form.register("days")}
      />
      <Switch label={t("readOnly")} {...form.register("readOnly")} />
      <Controller
        control={form.control}
        name="companies"
        render={({ field }) => <CompanyScope chosen={field.value} onChange={field.onChange} />}
      />
      {asksPassword && (
        <TextField
          label={t("password")}
          hint={t("passwordHint")}
          type="password"
          autoComplete="current-password"
          autoFocus
          {...form.register("currentPassword", { shouldUnregister: true })}
          error={refusal === "wrong" ? t("wrongPassword") : undefined}
        />
      )}
      <FailureNote error={refusal ? null : creating.error} title={t("createFailed")} />
      <div>
        <Button type="submit" busy={creating.isPending} disabled={name.trim() === ""}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}

/** Limits the token to some companies; without a choice it has access to all companies of the user. */
export function CompanyScope({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const t = useTranslations("account.tokens");
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const query = useQuery({ ...companiesQueries.mine(), enabled: isOpen });
  const companies = query.data ?? [];
  useEffect(() => {
    // The focus is lost with the button that opens the choice, and with the field that each choice replaces.
    if (isOpen && document.activeElement === document.body) box.current?.focus();
  }, [isOpen, chosen.length]);
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
    <div ref={box} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <QueryView query={query} skeleton={<Skeleton className="h-8.5" />}>
        {() =>
          chosen.length < MAX_TOKEN_COMPANIES ? (
            <SearchChoice
              key={chosen.join()}
              label={t("companies")}
              choices={choices}
              value={null}
              onChange={(id) => {
                onChange([...chosen, id]);
              }}
            />
          ) : (
            <p className="text-ink-2">{t("mostCompanies", { count: MAX_TOKEN_COMPANIES })}</p>
          )
        }
      </QueryView>
      <ul className="flex flex-col gap-1">
        {chosen.map((id) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="truncate">{nameOf(id)}</span>
            <Button
              size="small"
              aria-label={t("leaveOutOf", { name: nameOf(id) })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, box.current);
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
