import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AnswerKind } from "@/contract/findings/finding-kinds";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import { apiDelete, apiGet, apiSend } from "@/lib/api/client";
import { findingAnswerPath, findingsPath } from "./paths";

const findingContract = () => import("@/contract/findings/finding");

/** The choice of a list of findings. */
export interface ShownFindings {
  /** Those that somebody has answered, instead of those that nobody has. */
  answered: boolean;
  /** All companies, not only the first. */
  all: boolean;
}

/** The companies of a short list. */
const FIRST_COMPANIES = 5;

export const findingsQueries = {
  all: (agencyId: string) => ["findings", agencyId] as const,
  list: (agencyId: string, { answered, all }: ShownFindings) =>
    queryOptions({
      queryKey: [...findingsQueries.all(agencyId), "list", answered, all],
      queryFn: ({ signal }) => {
        const query = { ...(answered && { answered }), ...(!all && { limit: FIRST_COMPANIES }) };
        return apiGet(
          findingsPath(agencyId, query),
          () => findingContract().then((contract) => contract.agencyFindingsSchema),
          { signal },
        );
      },
      // A comment that was just written on another page changes it, and so do others.
      staleTime: 0,
    }),
};

type FindingName = Pick<Finding, "companyId" | "id">;

/** An answer to a finding; null takes the answer back. */
export type GivenAnswer = FindingName & { answer: { kind: AnswerKind; until?: string } | null };

/** Answers a finding, or takes its answer back; the lists leave it out at once. */
export function answerFinding(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...findingsQueries.all(agencyId), "answer"],
    mutationFn: async ({ companyId, id, answer }: GivenAnswer): Promise<void> => {
      const path = findingAnswerPath(agencyId, companyId, id);
      if (answer === null) await apiDelete(path);
      else await apiSend("PUT", path, answer, () => findingContract().then((contract) => contract.findingAnswerSchema));
    },
    onMutate: async (answered) => {
      const lists = [...findingsQueries.all(agencyId), "list"];
      await queryClient.cancelQueries({ queryKey: lists });
      queryClient.setQueriesData<AgencyFindings>({ queryKey: lists }, (list) => list && without(list, answered));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: findingsQueries.all(agencyId) }),
  });
}

/** The list without a finding; `others` counts it from now on. */
export function without(list: AgencyFindings, { companyId, id }: FindingName): AgencyFindings {
  const findings = list.findings.filter((finding) => finding.companyId !== companyId || finding.id !== id);
  if (findings.length === list.findings.length) return list;
  const isLast = !findings.some((finding) => finding.companyId === companyId);
  const companies = list.companies - Number(isLast);
  return { ...list, findings, companies, total: list.total - 1, others: list.others + 1 };
}
