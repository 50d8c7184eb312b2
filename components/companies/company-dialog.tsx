"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch, type FieldPath } from "react-hook-form";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { useFormDraft } from "@/components/drafts/use-form-draft";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { RestoredNote } from "@/components/ui/restored-note";
import { Select } from "@/components/ui/select";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { agencyOf } from "@/contract/companies/company-ids";
import type { Company } from "@/contract/companies/company";
import { ApiError, membersInMessage } from "@/lib/api/error";
import { wrongCheckDigit } from "@/lib/companies/check-digit";
import {
  changesBetween,
  companyFormSchema,
  formOf,
  newCompanyOf,
  type CompanyForm,
} from "@/lib/companies/company-form";
import { createCompany, updateCompany } from "@/lib/companies/mutations";
import { companiesQueries } from "@/lib/companies/queries";
import { editedCompany, newCompany } from "@/lib/companies/form-drafts";
import { invalidateCompany } from "@/lib/companies/invalidate-company";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { showToast } from "@/lib/toasts";

interface CompanyDialogProps {
  /** Creates a company in the agency `createIn`, prefilled from a SIE file if there is one, or edits a company. */
  mode: { createIn: string; ofFile?: Pick<CompanyForm, "name" | "businessIdentityCode"> } | { edit: Company };
  onClose: () => void;
  /** Called with the new company when the dialog has closed. */
  onCreated?: (company: Company) => void;
}

const FIELDS = [
  "name",
  "businessIdentityCode",
  "contactInfo.name",
  "contactInfo.address",
  "contactInfo.postalAddress",
  "contactInfo.phone",
] as const satisfies readonly FieldPath<CompanyForm>[];
type FieldName = (typeof FIELDS)[number];

/** Creates or edits a company. */
export function CompanyDialog({ mode, onClose, onCreated }: CompanyDialogProps) {
  const company = "edit" in mode ? mode.edit : null;
  const t = useTranslations("companies.form");
  const tUi = useTranslations("ui");
  const queryClient = useQueryClient();
  const form = useZodForm(companyFormSchema, {
    defaultValues: { ...formOf(company), ...("edit" in mode ? {} : mode.ofFile) },
  });
  const draft = useFormDraft(form, draftKeyOf(mode), onClose);
  const typeOptions = useTypeOptions("edit" in mode ? agencyOf(mode.edit.id) : mode.createIn, company?.companyTypeId);
  const doubt = wrongCheckDigit(useWatch({ control: form.control, name: "businessIdentityCode" }));

  const saving = useMutation({
    mutationFn: (values: CompanyForm) =>
      "edit" in mode
        ? updateCompany(mode.edit.id, changesBetween(draft.initial, values))
        : createCompany(mode.createIn, newCompanyOf(values)),
    onSuccess: async (saved) => {
      queryClient.setQueryData(companiesQueries.one(saved.id).queryKey, saved);
      draft.close();
      showToast(company ? t("changed", { name: saved.name }) : t("created", { name: saved.name }));
      if (!company) onCreated?.(saved);
      // A company inherits presets, charts, targets and key figures of its type, so its values change too.
      if (saved.companyTypeId !== company?.companyTypeId) void invalidateCompany(queryClient, saved.id);
      await queryClient.invalidateQueries({ queryKey: companiesQueries.lists() });
    },
    onError: (error) => {
      const refused = refusedField(error, company === null);
      if (refused) form.setError(refused.field, { type: refused.reason }, { shouldFocus: true });
    },
  });

  const textError = useTextError();
  const errorOf = (field: FieldName): string | undefined => {
    const error = form.getFieldState(field, form.formState).error;
    if (!error) return undefined;
    if (error.type === "exists") return t("errors.exists");
    if (field === "businessIdentityCode") return t("errors.code");
    return textError(form.getValues(field), { missing: t("errors.required") });
  };
  const field = (name: FieldName) => ({ label: t(`fields.${name}`), error: errorOf(name), ...form.register(name) });
  const isBesideField = saving.error !== null && refusedField(saving.error, company === null) !== null;

  return (
    <Dialog open onClose={draft.cancel} title={company ? t("editTitle") : t("createTitle")} locked={saving.isPending}>
      <form
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            saving.mutate(values);
          })(event);
        }}
        className="flex flex-col gap-4"
      >
        {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
        <TextField {...field("name")} autoComplete="off" />
        <TextField
          {...field("businessIdentityCode")}
          readOnly={company !== null}
          hint={company ? t("codeStays") : doubt ? t(`doubt.${doubt}`) : t("codeForm")}
        />
        {typeOptions.length > 0 && (
          <Select
            label={t("fields.companyTypeId")}
            note={tUi("optional")}
            {...form.register("companyTypeId")}
            options={[{ value: "", label: t("noType") }, ...typeOptions]}
          />
        )}
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">
            {t("contact")} <span className="font-normal text-ink-2">{tUi("optional")}</span>
          </legend>
          <TextField {...field("contactInfo.name")} />
          <TextField {...field("contactInfo.phone")} type="tel" />
          <TextField {...field("contactInfo.address")} />
          <TextField {...field("contactInfo.postalAddress")} />
        </fieldset>
        {!isBesideField && <FailureNote error={saving.error} title={t("failed")} />}
        <SubmitActions onCancel={draft.cancel} busy={saving.isPending}>
          {saving.isPending ? tUi("save.saving") : company ? tUi("save.label") : tUi("create")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}

/** The agency's company types as options, and the company's current type if the list lacks it. */
function useTypeOptions(agencyId: string | null, currentId: string | undefined): { value: string; label: string }[] {
  const { read: mayRead } = useAgencyPermissions();
  const { data: types = [] } = useQuery({
    ...companyTypesQuery(agencyId ?? ""),
    // Users of a company see nothing of the agency.
    enabled: agencyId !== null && mayRead,
  });
  const inOrder = useNameOrder();
  const options = inOrder(types, ({ Name }) => Name).map(({ Id, Name }) => ({ value: Id, label: Name }));
  if (currentId === undefined || types.some(({ Id }) => Id === currentId)) return options;
  return [...options, { value: currentId, label: currentId }];
}

function draftKeyOf(mode: CompanyDialogProps["mode"]): readonly string[] {
  if ("edit" in mode) return editedCompany(mode.edit.id);
  return mode.ofFile ? newCompany(mode.createIn, mode.ofFile.businessIdentityCode) : newCompany(mode.createIn);
}

/** The field that the service rejected: the identity code if it is taken, else the field that the message names. */
function refusedField(error: unknown, isNew: boolean): { field: FieldName; reason: "exists" | "refused" } | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 409 && isNew) return { field: "businessIdentityCode", reason: "exists" };
  const named = membersInMessage(error);
  const field = FIELDS.find((candidate) => named.includes(candidate));
  return error.status === 400 && field ? { field, reason: "refused" } : null;
}
