import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AnswerKind } from "@/contract/findings/finding-kinds";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import { apiDelete, apiGet, apiSend } from "@/lib/api/client";
import { findingAnswerPath, findingsPath } from "./paths";

// The schemas bring zod along, so they are loaded with the first response.
const findingContract = () => import("@/contract/findings/finding");

/** The findings of an agency that a list shows. */
export interface ShownFindings {
  /** Those that somebody has answered, instead of those that nobody has. */
  answered: boolean;
  /** All companies, not only the first. */
  all: boolean;
}

/** The most companies of a list that is not asked for all. */
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
      // Never fresh: comments, imports and targets written on other pages change it.
      staleTime: 0,
    }),
};

/** A finding's id is unique within its company only. */
type FindingKey = Pick<Finding, "companyId" | "id">;

/** An answer to a finding; null takes the answer back. */
export type GivenAnswer = FindingKey & { answer: { kind: AnswerKind; until?: string } | null };

/** Answers a finding, or takes its answer back; the lists leave it out at once. */
export function answerFinding(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...findingsQueries.all(agencyId), "answer"],
    // One after the other, so that an answer which is taken back at once does not arrive after that.
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: findingsQueries.all(agencyId) }),
  });
}

/**
 * The list without one finding, counted among `others` instead: answering moves it from the open ones to the answered,
 * or back. The same list when it does not hold the finding.
 */
export function withoutFinding(list: AgencyFindings, { companyId, id }: FindingKey): AgencyFindings {
  const findings = list.findings.filter((finding) => finding.companyId !== companyId || finding.id !== id);
  if (findings.length === list.findings.length) return list;
  const isLast = !findings.some((finding) => finding.companyId === companyId);
  const companies = list.companies - Number(isLast);
  return { ...list, findings, companies, total: list.total - 1, others: list.others + 1 };
}
