import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { StandardRule, WrittenRule } from "@/contract/findings/finding-rule";
import type { Patch } from "@/contract/write-forms";
import { apiSend } from "@/lib/api/client";
import { begunAfter } from "@/lib/begun-after";
import { standardsPath } from "@/lib/standards/paths";
import type { AgencyPlace } from "@/lib/standards/place";
import { replaceStandard, type Replacement } from "@/lib/standards/replace-standard";
import { standardQueries } from "@/lib/standards/queries";
import { findingRulePreviewPath, standardRulesPath } from "./paths";
import { findingsQueries, refreshFindings } from "./queries";

const RESOURCE = "FindingRule";

const contract = () => import("@/contract/findings/finding-rule");
const oneSchema = () => contract().then(({ standardRuleSchema }) => standardRuleSchema);
const listSchema = () => contract().then(({ standardRuleListSchema }) => standardRuleListSchema);
const versionsSchema = () => contract().then(({ standardRuleVersionListSchema: schema }) => schema);

export const rulePath = (place: AgencyPlace, id: string) => standardsPath(place, RESOURCE, id);

/** The keys of rules begin with that of the agency's findings, so that both are invalidated together. */
export const rulesQueries = {
  ...standardQueries({
    all: ({ agencyId, companyTypeId }: AgencyPlace) => [...findingsQueries.all(agencyId), "rules", companyTypeId ?? ""],
    resource: RESOURCE,
    builtInPath: standardRulesPath(),
    listSchema,
    versionsSchema,
    contentOf: ({ rule }) => rule,
  }),
  preview: ({ agencyId, companyTypeId }: AgencyPlace, rule: WrittenRule) =>
    queryOptions({
      queryKey: [...findingsQueries.all(agencyId), "preview", companyTypeId, rule],
      queryFn: ({ signal }) =>
        apiSend(
          "POST",
          findingRulePreviewPath(agencyId, companyTypeId === null ? {} : { companyTypeId }),
          rule,
          () => contract().then(({ findingRulePreviewSchema }) => findingRulePreviewSchema),
          { isRead: true, signal },
        ),
    }),
};

/** A new rule, or changes to an existing rule. */
type SavedRule = { id: null; rule: WrittenRule } | { id: string; rule: Patch<WrittenRule> };

/** The new content of a rule. Without `isOn`, the switch keeps its position. */
type RuleReplacement = Pick<Replacement<StandardRule>, "seen"> & {
  content: Omit<StandardRule, "isOn"> & Partial<Pick<StandardRule, "isOn">>;
};

/** The position of a switch before a request. If an earlier change of the switch is refused, `isOn` is corrected. */
interface SwitchBefore {
  id: string;
  isOn: boolean;
  /** False for a request that replaces the rule. */
  isChange: boolean;
}
/** For the `mutationFn` of {@link putRule}, to which the result of `onMutate` is not passed. */
const switchesBefore = new WeakMap<RuleReplacement, SwitchBefore>();

/** Requests in one scope run one after the other. */
const changesInOrder = (place: AgencyPlace) => ({ id: [...rulesQueries.all(place), "change"].join(" ") });

/** Saves a rule; the cached list shows its switch at once and reverts it on an error. */
export function saveRule(queryClient: QueryClient, place: AgencyPlace) {
  const { queryKey } = rulesQueries.list(place);
  const shown = (ruleId: string | null) => queryClient.getQueryData(queryKey)?.find((rule) => rule.id === ruleId);
  const setSwitch = (ruleId: string | null, isOn: boolean) => {
    queryClient.setQueryData(queryKey, (rules) =>
      rules?.map((rule) => (rule.id === ruleId ? { ...rule, isOn } : rule)),
    );
  };
  return mutationOptions({
    mutationKey: [...rulesQueries.all(place), "save"],
    // The last position of a switch has to be the one that is saved.
    scope: changesInOrder(place),
    mutationFn: ({ id, rule }: SavedRule): Promise<StandardRule> =>
      id === null
        ? apiSend("POST", standardsPath(place, RESOURCE), rule, oneSchema)
        : apiSend("PUT", rulePath(place, id), rule, oneSchema),
    onMutate: async ({ id, rule: { isOn } }): Promise<SwitchBefore | undefined> => {
      if (isOn === undefined) return undefined;
      await queryClient.cancelQueries({ queryKey });
      const before = shown(id);
      // Only the switch is shown at once; other changes are shown when the service has confirmed them.
      setSwitch(id, isOn);
      return before && { id: before.id, isOn: before.isOn, isChange: true };
    },
    onSuccess: (stored) => {
      putInList(queryClient, place, stored);
    },
    onError: (_error, _saved, before) => {
      if (!before) return;
      for (const later of begunAfter(queryClient, rulesQueries.all(place), before)) {
        if (later.id !== before.id) continue;
        later.isOn = before.isOn;
        // A later change of the same switch stays. If it is refused too, it goes back to the stored position.
        if (later.isChange) return;
      }
      setSwitch(before.id, before.isOn);
    },
    onSettled: (_data, _error, saved) => {
      refreshFindings(queryClient, place.agencyId, saved);
    },
  });
}

/** Replaces the content of a rule: with a typed one, the inherited one, or an earlier version. */
export function putRule(queryClient: QueryClient, place: AgencyPlace) {
  return mutationOptions({
    mutationKey: [...rulesQueries.all(place), "put"],
    // `seen` can include a change of the switch that is still being saved, so this request waits for that one. If the
    // change is refused, the position before it is the one that is stored.
    scope: changesInOrder(place),
    onMutate: (replacement: RuleReplacement): SwitchBefore | undefined => {
      const { content, seen } = replacement;
      const before = seen ? { id: content.id, isOn: seen.isOn, isChange: false } : undefined;
      if (before) switchesBefore.set(replacement, before);
      return before;
    },
    mutationFn: (replacement: RuleReplacement) => {
      const { id, kind: _, isStandard: __, origin: ___, ...rule } = replacement.content;
      const seen = replacement.seen && { ...replacement.seen, isOn: switchesBefore.get(replacement)!.isOn };
      // Null deletes the members that the content lacks.
      const { name = null, keyFigureType = null } = rule;
      return replaceStandard(rulePath(place, id), seen, { ...rule, name, keyFigureType }, oneSchema);
    },
    onSuccess: (stored) => {
      putInList(queryClient, place, stored);
    },
    onSettled: (_data, _error, saved) => {
      refreshFindings(queryClient, place.agencyId, saved);
    },
  });
}

/** Restores an inherited rule that the place had hidden. */
export function createRule(queryClient: QueryClient, place: AgencyPlace) {
  return mutationOptions({
    mutationKey: [...rulesQueries.all(place), "create"],
    mutationFn: (rule: StandardRule) => apiSend("POST", standardsPath(place, RESOURCE), rule, oneSchema),
    onSettled: (_data, _error, saved) => {
      refreshFindings(queryClient, place.agencyId, saved);
    },
  });
}

/** Marks all rules and findings of the agency as stale, because rules inherit from each other. */
export function refreshRules(queryClient: QueryClient, { agencyId }: AgencyPlace): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: findingsQueries.all(agencyId) });
}

/** Replaces the rule with the same id in the cached list, unless the list shows later changes that are being saved. */
function putInList(queryClient: QueryClient, place: AgencyPlace, stored: StandardRule): void {
  // The mutation that has just succeeded counts as one.
  if (queryClient.isMutating({ mutationKey: rulesQueries.all(place) }) > 1) return;
  queryClient.setQueryData(rulesQueries.list(place).queryKey, (rules) =>
    rules?.map((rule) => (rule.id === stored.id ? stored : rule)),
  );
}
