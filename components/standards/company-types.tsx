"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { IconButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import type { CompanyType } from "@/contract/companies/company-type";
import { ApiError } from "@/lib/api/error";
import { companyTypePath } from "@/lib/companies/paths";
import { companiesQueries } from "@/lib/companies/queries";
import { holdDeletion } from "@/lib/held-deletions";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { agencyPortfolioPage } from "@/lib/paths";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { refreshCompanyTypes } from "@/lib/standards/company-types";
import { showToast } from "@/lib/toasts";
import { KindSection } from "./kind-section";

const CompanyTypeDialog = onDemand(() => import("./company-type-dialog").then((module) => module.CompanyTypeDialog));

/** The agency's company types, with the number of companies of each. */
export function CompanyTypes({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.types");
  const inOrder = useNameOrder();
  const held = useHeldDeletions();
  const query = useQuery({
    ...companyTypesQuery(agencyId),
    select: (types) => types.filter(({ Id }) => !held.has(companyTypePath(agencyId, Id))),
  });
  return (
    <KindSection
      id="company-types"
      {...{ t, query }}
      icon="building"
      permission="writeCompanyTypes"
      preload={CompanyTypeDialog.preload}
      dialog={({ edited, onClose }) => <CompanyTypeDialog {...{ agencyId, onClose }} type={edited} />}
    >
      {(types, onEdit) => <TypesTable {...{ agencyId, onEdit }} types={inOrder(types, ({ Name }) => Name)} />}
    </KindSection>
  );
}

interface TypesTableProps {
  agencyId: string;
  types: readonly CompanyType[];
  /** Called to edit one; null for users who may not. */
  onEdit: ((type: CompanyType) => void) | null;
}

function TypesTable({ agencyId, types, onEdit }: TypesTableProps) {
  const t = useTranslations("standards.types");
  const { data: companies, isPending: isCounting } = useQuery(companiesQueries.ofAgency(agencyId));
  const counts = useMemo(() => {
    const counted = new Map<string, number>();
    for (const { companyTypeId } of companies ?? []) {
      if (companyTypeId !== undefined) counted.set(companyTypeId, (counted.get(companyTypeId) ?? 0) + 1);
    }
    return counted;
  }, [companies]);
  const remove = useRemoveType(agencyId, counts);
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <Th>{t("name")}</Th>
          <Th numeric>{t("companies")}</Th>
          {onEdit && (
            <Th>
              <span className="sr-only">{t("actions")}</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <Tr key={type.Id} className="hover:bg-hover">
            <Td>{type.Name}</Td>
            <Td numeric>
              {isCounting ? (
                <>
                  <span className="sr-only">{t("counting")}</span>
                  <Skeleton className="ml-auto h-3 w-6" />
                </>
              ) : counts.has(type.Id) ? (
                <Link
                  href={`${agencyPortfolioPage(agencyId)}?type=${encodeURIComponent(type.Id)}`}
                  aria-label={t("companiesOf", { count: counts.get(type.Id)!, name: type.Name })}
                  className="inline-block min-w-6 rounded py-1 text-accent hover:underline"
                >
                  {counts.get(type.Id)}
                </Link>
              ) : companies ? (
                0
              ) : (
                "–"
              )}
            </Td>
            {onEdit && (
              <Td className="text-right whitespace-nowrap">
                <IconButton
                  icon="pencil"
                  label={t("rename", { name: type.Name })}
                  onPointerEnter={CompanyTypeDialog.preload}
                  onFocus={CompanyTypeDialog.preload}
                  onClick={() => {
                    onEdit(type);
                  }}
                />
                <IconButton
                  icon="trash"
                  label={t("delete", { name: type.Name })}
                  // Busy while counting, because a type with companies cannot be deleted.
                  busy={isCounting}
                  onClick={() => {
                    remove(type);
                  }}
                />
              </Td>
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/**
 * Returns a function that deletes an unused type, with undo. For a used type it says how many companies have it: the
 * service refuses to delete one that a company has got before the notice closed.
 */
function useRemoveType(agencyId: string, counts: ReadonlyMap<string, number>): (type: CompanyType) => void {
  const t = useTranslations("standards.types");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const showUsed = (type: CompanyType) => {
    showToast(t("used", { name: type.Name, count: counts.get(type.Id) ?? 0 }), { tone: "bad" });
  };
  return (type) => {
    if (counts.has(type.Id)) {
      showUsed(type);
      return;
    }
    const refresh = () => refreshCompanyTypes(queryClient, agencyId);
    holdDeletion({
      path: companyTypePath(agencyId, type.Id),
      message: t("deleted", { name: type.Name }),
      undoLabel: ui("undo"),
      onDeleted: refresh,
      onFailed: (error) => {
        if (error instanceof ApiError && error.status === 412) showUsed(type);
        else showFailure(error, t("deleteFailed", { name: type.Name }));
        void refresh();
      },
    });
  };
}
