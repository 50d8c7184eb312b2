import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AnswerKind } from "@/contract/findings/finding-kinds";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import { apiDelete, apiGet, apiSend } from "@/lib/api/client";
import { refreshAfterLast } from "@/lib/refresh-after-last";
import { findingAnswerPath, findingsPath } from "./paths";

// The schemas bring zod along, so they are loaded with the first response.
const findingContract = () => import("@/contract/findings/finding");

/** The findings of an agency that a list shows. */
export interface ShownFindings {
  /** True for answered findings, false for open ones. */
  answered: boolean;
  /** True for all companies, false for the first few. */
  all: boolean;
}

/** Maximum number of companies in a list without `all`. */
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
      // Always stale: comments, imports and targets of other pages change the findings.
      staleTime: 0,
    }),
};

/** Identifies a finding, whose id is unique only within its company. */
type FindingKey = Pick<Finding, "companyId" | "id">;

/** An answer to a finding; null takes the answer back. */
export type GivenAnswer = FindingKey & { answer: { kind: AnswerKind; until?: string } | null };

/** Answers a finding, or takes its answer back; the lists leave it out at once. */
export function answerFinding(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...findingsQueries.all(agencyId), "answer"],
    // In one scope, so that requests run in order: taking an answer back must not overtake the answer.
    scope: { id: `answers ${agencyId}` },
    mutationFn: async ({ companyId, id, answer }: GivenAnswer): Promise<void> => {
      const path = findingAnswerPath(agencyId, companyId, id);
      if (answer === null) await apiDelete(path);
      else await apiSend("PUT", path, answer, () => findingContract().then((contract) => contract.findingAnswerSchema));
    },
    onMutate: async (answered) => {
      const lists = [...findingsQueries.all(agencyId), "list"];
      await queryClient.cancelQueries({ queryKey: lists });
      queryClient.setQueriesData<AgencyFindings>({ queryKey: lists }, (list) => list && withoutFinding(list, answered));
    },
    onSettled: (_data, _error, answered) => {
      refreshFindings(queryClient, agencyId, answered);
    },
  });
}

/**
 * Marks an agency's findings and rules as stale when the last of the running mutations that change them settles. Not
 * awaited: the next mutation of a scope is sent when the service has responded, not when the lists have been fetched.
 * @param variables those of the mutation that settles, an object of its own
 */
export function refreshFindings(queryClient: QueryClient, agencyId: string, variables: object): void {
  const all = findingsQueries.all(agencyId);
  void refreshAfterLast(queryClient, all, variables, () => queryClient.invalidateQueries({ queryKey: all }));
}

/**
 * The list without one finding, which is counted in `others` instead: an answer moves it from the open findings to the
 * answered ones, or back. A list without the finding is returned unchanged.
 */
export function withoutFinding(list: AgencyFindings, { companyId, id }: FindingKey): AgencyFindings {
  const findings = list.findings.filter((finding) => finding.companyId !== companyId || finding.id !== id);
  if (findings.length === list.findings.length) return list;
  const isLast = !findings.some((finding) => finding.companyId === companyId);
  const companies = list.companies - Number(isLast);
  return { ...list, findings, companies, total: list.total - 1, others: list.others + 1 };
}
