"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Controller, useWatch } from "react-hook-form";
import { useAgencyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { useFormDraft } from "@/components/drafts/use-form-draft";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { RestoredNote } from "@/components/ui/restored-note";
import { Select } from "@/components/ui/select";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { codePoints } from "@/contract/text";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { isReservedName, type User, type UserUpdate } from "@/contract/users/user";
import type { PasswordLink } from "@/contract/users/user-access";
import { COMPANY_ROLES } from "@/contract/users/user-types";
import { apiErrorKind } from "@/lib/api/error";
import { LOCALES } from "@/contract/format/locale";
import { mailsQueries } from "@/lib/mails/queries";
import { showToast } from "@/lib/toasts";
import { userDraftKey } from "@/lib/users/form-drafts";
import { createPasswordLink, createUser, updateUser } from "@/lib/users/mutations";
import { usersQueries } from "@/lib/users/queries";
import type { UsersOf } from "@/lib/users/rows";
import { formOfUser, newUserOf, undoOf, userChangesOf, userFormSchema, type UserForm } from "@/lib/users/user-form";
import { CompaniesField } from "./companies-field";

interface UserDialogProps {
  of: UsersOf;
  /** The user to change; null to invite one. */
  user: User | null;
  onClose: () => void;
  /** Called in place of `onClose` when a user was created; `link` is null if creating the password link failed. */
  onCreated?: (user: User, link: PasswordLink | null) => void;
}

/** Invites a user, or edits the details and companies of one. */
export function UserDialog({ of, user, onClose, onCreated }: UserDialogProps) {
  const textError = useTextError();
  const t = useTranslations("users.form");
  const tUsers = useTranslations("users");
  const types = useTranslations("users.types");
  const roles = useTranslations("users.companyRoles");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const { data: mailSetup } = useQuery({ ...mailsQueries.setup(), enabled: user === null });
  // The setup may be in the cache although the query is disabled.
  const canMail = user === null && mailSetup?.isSetUp === true;
  const self = useCurrentUser();
  const mayManage = useAgencyPermissions().manageUsers;
  const companyId = "companyId" in of ? of.companyId : null;
  const defaultValues: UserForm = user
    ? formOfUser(user)
    : {
        userName: "",
        name: "",
        email: "",
        cellphone: "",
        type: companyId === null && mayManage ? "AgencyConsultant" : "CompanyUser",
        companies: companyId === null ? [] : [{ companyId, typeOfRole: "Normal" }],
        isMailed: false,
        mailLanguage: locale,
      };
  const form = useZodForm(userFormSchema, { defaultValues });
  const draft = useFormDraft(form, userDraftKey(of, user?.userName), onClose);
  const refresh = () => queryClient.invalidateQueries({ queryKey: usersQueries.all() });
  const undoing = useMutation({
    mutationFn: ({ userName, changes }: { userName: string; changes: UserUpdate }) => updateUser(userName, changes),
    onError: (error) => {
      showFailure(error, t("undoFailed"));
    },
    onSettled: refresh,
  });
  const saving = useMutation({
    mutationFn: async (values: UserForm) => {
      if (user) {
        const changes = userChangesOf(user, values);
        if (Object.keys(changes).length > 0) await updateUser(user.userName, changes);
        return { changes };
      }
      const agencyId = "agencyId" in of && self.type === "Administrator" ? of.agencyId : undefined;
      const created = await createUser(newUserOf(values, agencyId));
      const order = values.isMailed && canMail ? { mailTo: values.email, language: values.mailLanguage } : {};
      // A failure leaves the link null: the user exists, and the next dialog offers to create a link.
      return { created, link: await createPasswordLink(created.userName, order).catch(() => null) };
    },
    onSuccess: (saved) => {
      draft.release();
      void refresh();
      if (saved.created) {
        onCreated?.(saved.created, saved.link);
        return;
      }
      onClose();
      if (!user || Object.keys(saved.changes).length === 0) return;
      const undo = () => {
        undoing.mutate({ userName: user.userName, changes: undoOf(user, saved.changes) });
      };
      showToast(t("changed", { name: user.name }), { action: { label: ui("undo"), run: undo, isUndo: true } });
    },
    onError: (error) => {
      if (isTakenName(error)) form.setError("userName", { type: "exists" }, { shouldFocus: true });
    },
  });
  const type = useWatch({ control: form.control, name: "type" });
  const isMailed = useWatch({ control: form.control, name: "isMailed" });
  const { errors } = form.formState;
  const possibleTypes =
    user === null
      ? mayManage && companyId === null
        ? (["AgencyConsultant", "AgencyDirector", "CompanyUser"] as const)
        : (["CompanyUser"] as const)
      : user.type === "CompanyUser"
        ? (["CompanyUser"] as const)
        : (["AgencyConsultant", "AgencyDirector"] as const);
  const userNameError = () => {
    if (errors.userName?.type === "exists") return "exists";
    return isReservedName(form.getValues("userName")) ? "reserved" : "userName";
  };
  const mailError = (email: string) =>
    isMailed && codePoints(email) <= MAX_NAME_LENGTH ? t("errors.mailAddress") : textError(email);
  return (
    <Dialog
      open
      onClose={draft.cancel}
      title={user ? t("editTitle", { name: user.name }) : t("inviteTitle")}
      locked={saving.isPending}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => {
          saving.mutate(values);
        })}
        className="flex flex-col gap-4"
      >
        {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
        <TextField label={t("name")} error={errors.name && t("errors.name")} {...form.register("name")} />
        <TextField
          label={t("userName")}
          readOnly={user !== null}
          hint={t(user ? "userNameStays" : "userNameHint")}
          error={errors.userName && t(`errors.${userNameError()}`)}
          spellCheck={false}
          autoCapitalize="off"
          {...form.register("userName")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("email")}
            note={ui("optional")}
            type="email"
            error={errors.email && mailError(form.getValues("email"))}
            {...form.register("email")}
          />
          <TextField
            label={t("cellphone")}
            note={ui("optional")}
            type="tel"
            error={errors.cellphone && textError(form.getValues("cellphone"))}
            {...form.register("cellphone")}
          />
        </div>
        {canMail && (
          <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
            <label className="flex min-h-8.5 items-center gap-2">
              <input type="checkbox" className="size-4 accent-accent" {...form.register("isMailed")} />
              {t("mailIt")}
            </label>
            {isMailed && (
              <Select
                label={tUsers("mailLanguage")}
                {...form.register("mailLanguage")}
                options={LOCALES.map((value) => ({ value, label: tUsers(`mailLanguages.${value}`) }))}
              />
            )}
          </div>
        )}
        {possibleTypes.length > 1 && (
          <Select
            label={t("type")}
            hint={t(`typeHints.${type}`)}
            {...form.register("type")}
            options={possibleTypes.map((value) => ({ value, label: types(value) }))}
          />
        )}
        {type !== "AgencyDirector" && (
          <Controller
            control={form.control}
            name="companies"
            render={({ field }) =>
              companyId === null ? (
                <CompaniesField
                  label={t(type === "CompanyUser" ? "companies" : "clients")}
                  hasRoles={type === "CompanyUser"}
                  value={field.value}
                  onChange={field.onChange}
                />
              ) : (
                <Select
                  label={t("role")}
                  value={roleIn(field.value, companyId)}
                  hint={t(`roleHints.${roleIn(field.value, companyId)}`)}
                  options={COMPANY_ROLES.map((value) => ({ value, label: roles(value) }))}
                  onChange={({ target }) => {
                    const typeOfRole = COMPANY_ROLES.find((role) => role === target.value) ?? "Normal";
                    field.onChange(
                      field.value.map((one) => (one.companyId === companyId ? { companyId, typeOfRole } : one)),
                    );
                  }}
                />
              )
            }
          />
        )}
        <FailureNote
          error={isTakenName(saving.error) ? null : saving.error}
          title={t(user ? "changeFailed" : "inviteFailed")}
        />
        <SubmitActions onCancel={draft.cancel} busy={saving.isPending}>
          {user ? ui("save.label") : t("invite")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}

/** True for the failure that is shown beside the user name. */
function isTakenName(error: unknown): boolean {
  return apiErrorKind(error) === "exists";
}

function roleIn(companies: UserForm["companies"], companyId: string) {
  return companies.find((one) => one.companyId === companyId)?.typeOfRole ?? "Normal";
}
