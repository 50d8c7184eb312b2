"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { useCurrentUser } from "@/components/auth/current-user";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { SubmitActions } from "@/components/ui/submit-actions";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { Company } from "@/contract/companies/company";
import { agencyOf } from "@/contract/companies/company-ids";
import { feedQueries } from "@/lib/comments/feed-queries";
import { commentsQueries } from "@/lib/comments/queries";
import { usersLeftWithout } from "@/lib/companies/deletion";
import { deleteCompany } from "@/lib/companies/mutations";
import { companiesQueries } from "@/lib/companies/queries";
import { forgetCompany } from "@/lib/companies/visited";
import { findingsQueries } from "@/lib/findings/queries";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { monthsQueries } from "@/lib/months/queries";
import { homePage } from "@/lib/paths";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { showToast } from "@/lib/toasts";
import { usersQueries } from "@/lib/users/queries";
import { DeletionImpact } from "./deletion-impact";

const formSchema = z.object({ name: z.string() });

/** A name as it is read on the page: spaces in a row look like one, and letters may be typed decomposed. */
const asRead = (name: string) => name.normalize("NFC").trim().replaceAll(/\s+/g, " ");

/** Says what is deleted with the company. The user has to type its name, as the deletion cannot be undone. */
export function DeleteCompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTranslations("companies.deletion");
  const { userName } = useCurrentUser();
  const router = useRouter();
  const pathname = usePathname();
  const queryClient = useQueryClient();
  const form = useZodForm(formSchema, { defaultValues: { name: "" } });

  // Cached counts could differ from what is deleted, so they are fetched again.
  const fresh = { staleTime: 0 };
  const years = useQuery({ ...fiscalYearsQueries.list(company.id), ...fresh });
  const comments = useQuery({ ...commentsQueries.list(company.id), ...fresh });
  const users = useQuery({ ...usersQueries.list(), ...fresh });
  const access = useQuery({ ...usersQueries.access(), ...fresh });

  const deleting = useMutation({
    mutationFn: () => deleteCompany(company.id),
    onSuccess: async () => {
      forgetCompany(userName, company.id);
      onClose();
      showToast(t("deleted", { name: company.name }));
      if (pathname.startsWith("/companies/")) router.push(homePage);
      const agencyId = agencyOf(company.id);
      const lists = [
        companiesQueries.lists(),
        usersQueries.all(),
        feedQueries.all(),
        portfolioQueries.all(),
        ...(agencyId === null ? [] : [findingsQueries.all(agencyId), monthsQueries.all(agencyId)]),
      ];
      await Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const isConfirmed = asRead(useWatch({ control: form.control, name: "name" })) === asRead(company.name);

  return (
    <Dialog open onClose={onClose} title={t("title", { name: company.name })} locked={deleting.isPending}>
      <form
        onSubmit={form.handleSubmit(() => {
          if (isConfirmed) deleting.mutate();
        })}
        className="flex flex-col gap-4"
      >
        <DeletionImpact
          fiscalYears={years.data?.length}
          comments={comments.data?.length}
          users={users.data && access.data && usersLeftWithout(users.data, access.data, company.id)}
          error={years.error ?? comments.error ?? users.error ?? access.error}
          onRetry={() => {
            for (const query of [years, comments, users, access]) if (query.isError) void query.refetch();
          }}
        />
        <TextField label={t("typeName", { name: company.name })} {...form.register("name")} />
        <FailureNote error={deleting.error} title={t("failed")} />
        <SubmitActions variant="danger" onCancel={onClose} busy={deleting.isPending} disabled={!isConfirmed}>
          {deleting.isPending ? t("deleting") : t("delete")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
