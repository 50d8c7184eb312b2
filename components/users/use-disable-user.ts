"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { User } from "@/contract/users/user";
import { showToast } from "@/lib/toasts";
import { setDisabled } from "@/lib/users/mutations";
import { usersQueries } from "@/lib/users/queries";
import { useFailureToast } from "@/components/ui/use-failure-toast";

/** Returns a function that disables or enables a user, with a notice that offers to undo it. */
export function useDisableUser(): (user: User, disabled: boolean) => void {
  const t = useTranslations("users");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const setting = useMutation({
    mutationFn: ({ user, disabled }: { user: User; disabled: boolean }) => setDisabled(user.userName, disabled),
    onError: (error, { user }) => {
      showFailure(error, t("disableFailed", { name: user.name }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersQueries.access().queryKey }),
  });
  return (user, disabled) => {
    setting.mutateAsync({ user, disabled }).then(
      () => {
        const undo = () => {
          setting.mutate({ user, disabled: !disabled });
        };
        const action = { label: ui("undo"), run: undo, isUndo: true as const };
        showToast(t(disabled ? "disabled" : "enabled", { name: user.name }), { action });
      },
      // `onError` has already shown the failure.
      () => undefined,
    );
  };
}
