"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCurrentUser } from "@/components/auth/current-user";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { SubmitActions } from "@/components/ui/submit-actions";
import type { DemoContent } from "@/contract/agencies";
import { agencyOf } from "@/contract/companies/company-ids";
import { removeDemo } from "@/lib/agencies/mutations";
import { companiesQueries } from "@/lib/companies/queries";
import { forgetCompany, visitedCompanies } from "@/lib/companies/visited";
import { showToast } from "@/lib/toasts";

interface RemoveDemoDialogProps {
  agencyId: string;
  content: DemoContent;
  onClose: () => void;
}

/** Says how many companies and users are deleted. Since the demo is nobody's work, no name has to be typed. */
export function RemoveDemoDialog({ agencyId, content, onClose }: RemoveDemoDialogProps) {
  const t = useTranslations("portfolio.demo");
  const { userName } = useCurrentUser();
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeDemo(agencyId),
    onSuccess: async () => {
      onClose();
      showToast(t("removed"));
      await queryClient.invalidateQueries();
      const remaining = await queryClient.query(companiesQueries.ofAgency(agencyId));
      const { pinned, recent } = visitedCompanies(userName);
      for (const { id } of [...pinned, ...recent]) {
        if (agencyOf(id) === agencyId && remaining.every((company) => company.id !== id)) forgetCompany(userName, id);
      }
    },
  });
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t("title")}
      locked={removing.isPending}
      footer={
        <SubmitActions
          variant="danger"
          onCancel={onClose}
          busy={removing.isPending}
          firstFocus="cancel"
          onConfirm={() => {
            removing.mutate();
          }}
        >
          {removing.isPending ? t("removing") : t("remove")}
        </SubmitActions>
      }
    >
      <p className="text-ink-2">{t("what", { companies: content.companies, users: content.users })}</p>
      <p className="mt-2 text-ink-2">{t("stays")}</p>
      <FailureNote error={removing.error} title={t("failed")} />
    </Dialog>
  );
}
