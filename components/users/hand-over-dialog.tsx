"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { Select } from "@/components/ui/select";
import { SubmitActions } from "@/components/ui/submit-actions";
import { Switch } from "@/components/ui/switch";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { User } from "@/contract/users/user";
import { handOverCreateSchema, type HandOver, type HandOverCreate } from "@/contract/users/user-companies";
import { showToast } from "@/lib/toasts";
import { assignQuestion, handOver, saveCompanyPlaces, setDisabled } from "@/lib/users/mutations";
import { usersQueries } from "@/lib/users/queries";

interface HandOverDialogProps {
  agencyId: string;
  user: User;
  onClose: () => void;
}

/** Transfers the clients and questions of a consultant to another user, and optionally disables the consultant. */
export function HandOverDialog({ agencyId, user, onClose }: HandOverDialogProps) {
  const t = useTranslations("users.handOver");
  const types = useTranslations("users.types");
  const ui = useTranslations("ui");
  const queryClient = useQueryClient();
  const users = useQuery(usersQueries.list()).data ?? [];
  const access = useQuery(usersQueries.access()).data ?? [];
  const disabledUsers = new Set(access.filter(({ disabled }) => disabled).map(({ userName }) => userName));
  const others = users.filter(
    (one) => one.agencyId === agencyId && one.userName !== user.userName && !disabledUsers.has(one.userName),
  );
  const form = useZodForm(handOverCreateSchema, { defaultValues: { from: user.userName, to: "", disable: true } });
  const to = useWatch({ control: form.control, name: "to" });
  const chosen = others.find(({ userName }) => userName === to);
  const refresh = () => queryClient.invalidateQueries({ queryKey: usersQueries.all() });
  const undoing = useMutation({
    mutationFn: ({ done, order }: { done: HandOver; order: HandOverCreate }) => {
      const wasDisabled = disabledUsers.has(user.userName);
      return undoHandOver(agencyId, done, order.disable === true && !wasDisabled, wasDisabled);
    },
    onSuccess: () => {
      showToast(t("undone", { name: user.name }));
    },
    onError: () => {
      showToast(t("undoFailed"), { tone: "bad" });
    },
    onSettled: refresh,
  });
  const handing = useMutation({
    mutationFn: (order: HandOverCreate) => handOver(agencyId, order),
    onSuccess: (done, order) => {
      onClose();
      void refresh();
      const undo = () => {
        undoing.mutate({ done, order });
      };
      const words = t("done", { count: done.companies.length, from: user.name, to: done.to.name });
      showToast(words, { action: { label: ui("undo"), run: undo, isUndo: true } });
    },
  });
  const submit = form.handleSubmit((order) => {
    if (chosen && !handing.isPending) handing.mutate(order);
  });
  return (
    <Dialog open onClose={onClose} title={t("title", { name: user.name })} locked={handing.isPending}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-2">{t("explanation", { name: user.name, count: user.customers?.length ?? 0 })}</p>
        <Select
          label={t("to")}
          {...form.register("to")}
          options={[
            { value: "", label: t("choose"), disabled: true },
            ...others.map(({ userName, name, type }) => ({ value: userName, label: `${name}, ${types(type)}` })),
          ]}
          hint={chosen?.type === "AgencyDirector" ? t("director") : undefined}
        />
        <Switch label={t("disable", { name: user.name })} {...form.register("disable")} />
        <FailureNote error={handing.error} title={t("failed")} />
        <SubmitActions onCancel={onClose} busy={handing.isPending} disabled={!chosen}>
          {t("confirm")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}

/**
 * Restores the clients and open questions of both users, unless somebody has changed them since.
 * @param wasDisabled true if the user was disabled before; questions cannot be assigned to a disabled user
 */
async function undoHandOver(
  agencyId: string,
  { from, to, companies, alreadyHad, questions }: HandOver,
  enable: boolean,
  wasDisabled: boolean,
) {
  const transferred = to.type === "AgencyConsultant" ? companies.filter((id) => !alreadyHad.includes(id)) : [];
  if (companies.length > 0) {
    await saveCompanyPlaces(agencyId, [
      ...companies.map((companyId) => ({ userName: from.userName, companyId, before: null, after: "Client" as const })),
      ...transferred.map((companyId) => ({ userName: to.userName, companyId, before: "Client" as const, after: null })),
    ]);
  }
  if (enable) await setDisabled(from.userName, false);
  if (wasDisabled) return;
  for (const { companyId, commentId } of questions) await assignQuestion(companyId, commentId, from.userName);
}
