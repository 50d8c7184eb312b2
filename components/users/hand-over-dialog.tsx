"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { SubmitActions } from "@/components/ui/submit-actions";
import { Switch } from "@/components/ui/switch";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { User } from "@/contract/users/user";
import { handOverCreateSchema, type HandOver, type HandOverCreate } from "@/contract/users/user-companies";
import { apiErrorKind } from "@/lib/api/error";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { showToast } from "@/lib/toasts";
import { handOver } from "@/lib/users/mutations";
import { usersQueries } from "@/lib/users/queries";
import { undoHandOver } from "@/lib/users/undo-hand-over";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface HandOverDialogProps {
  agencyId: string;
  user: User;
  onClose: () => void;
}

interface HandedOver extends Pick<HandOverCreate, "disable"> {
  done: HandOver;
  /** True if the user was disabled before. */
  wasDisabled: boolean;
}

/** Transfers the clients and questions of a consultant to another user, and optionally disables the consultant. */
export function HandOverDialog({ agencyId, user, onClose }: HandOverDialogProps) {
  const t = useTranslations("users.handOver");
  const types = useTranslations("users.types");
  const tUsers = useTranslations("users");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const inOrder = useNameOrder();
  const queryClient = useQueryClient();
  const users = useQuery(usersQueries.list()).data ?? [];
  const access = useQuery(usersQueries.access());
  const disabledUsers = new Set(access.data?.filter(({ disabled }) => disabled).map(({ userName }) => userName));
  const others = users.filter(
    (one) => one.agencyId === agencyId && one.userName !== user.userName && !disabledUsers.has(one.userName),
  );
  const form = useZodForm(handOverCreateSchema, { defaultValues: { from: user.userName, to: "", disable: true } });
  const to = useWatch({ control: form.control, name: "to" });
  const chosen = others.find(({ userName }) => userName === to);
  const refresh = () => queryClient.invalidateQueries({ queryKey: usersQueries.all() });
  const undoing = useMutation({
    mutationFn: ({ done, disable = false, wasDisabled }: HandedOver) =>
      undoHandOver(agencyId, done, { disable, wasDisabled }),
    onSuccess: ({ isEnabled, missingQuestions: count }) => {
      const { name } = user;
      if (!isEnabled) showToast(t("notEnabled", { name }), { tone: "bad" });
      else if (count > 0) showToast(t("questionsMissing", { name, count }), { tone: "bad" });
      else showToast(t("undone", { name }));
    },
    onError: (error) => {
      showFailure(error, t(apiErrorKind(error) === "rule" ? "undoFailed" : "notUndone"));
    },
    onSettled: refresh,
  });
  const handing = useMutation({
    mutationFn: ({ wasDisabled: _, ...order }: HandOverCreate & { wasDisabled: boolean }) => handOver(agencyId, order),
    onSuccess: (done, { disable, wasDisabled }) => {
      onClose();
      void refresh();
      const undo = () => {
        undoing.mutate({ done, disable, wasDisabled });
      };
      const words = t("done", { count: done.companies.length, from: user.name, to: done.to.name });
      showToast(words, { action: { label: ui("undo"), run: undo, isUndo: true } });
    },
  });
  const submit = form.handleSubmit((order) => {
    if (chosen) handing.mutate({ ...order, wasDisabled: disabledUsers.has(user.userName) });
  });
  return (
    <Dialog open onClose={onClose} title={t("title", { name: user.name })} locked={handing.isPending}>
      {/* Waits until it is known who is disabled: undoing must not enable a user who was disabled before. */}
      <QueryView query={access} skeleton={<SkeletonRows rows={4} label={tUsers("loading")} />}>
        {() => (
          <form noValidate onSubmit={submit} className="flex flex-col gap-4">
            <p className="text-ink-2">{t("explanation", { name: user.name, count: user.customers?.length ?? 0 })}</p>
            <Select
              label={t("to")}
              autoFocus
              {...form.register("to")}
              options={[
                { value: "", label: t("choose"), disabled: true },
                ...inOrder(others, ({ name }) => name).map(({ userName, name, type }) => ({
                  value: userName,
                  label: `${name}, ${types(type)}`,
                })),
              ]}
              hint={chosen?.type === "AgencyDirector" ? t("director") : undefined}
            />
            <Switch label={t("disable", { name: user.name })} {...form.register("disable")} />
            <FailureNote error={handing.error} title={t("failed")} />
            <SubmitActions onCancel={onClose} busy={handing.isPending} disabled={!chosen}>
              {t("confirm")}
            </SubmitActions>
          </form>
        )}
      </QueryView>
    </Dialog>
  );
}
