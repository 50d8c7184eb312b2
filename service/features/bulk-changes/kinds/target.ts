import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { targetId } from "@/contract/targets/standard-target";
import { readTargetsOf } from "../../targets/read-targets-of";
import { updateTargets } from "../../targets/update-targets";
import { bodyOf, type KindOf } from "../kind-of-change";

type State = KeyFigureTarget[];

export const targetKind: KindOf<"target", State> = {
  action: "target.write",
  async read({ db }, companies, { targets }) {
    const types = [...new Set(targets.map(({ keyFigureType }) => keyFigureType))];
    const effective = await readTargetsOf(db, companies, types);
    return new Map(
      companies.map(({ id }) => [
        id,
        {
          state: targets.map((target) => {
            const { keyFigureType, period } = target;
            return {
              keyFigureType,
              period,
              value: effective.get(id)?.get(targetId(target))?.value.value ?? null,
            };
          }),
        },
      ]),
    );
  },
  // Members in the order that `read` gives them, since states are compared as texts.
  wanted: (_, { targets }) => targets.map(({ keyFigureType, period, value }) => ({ keyFigureType, period, value })),
  async write(context, _, { companyId, before, after }) {
    const changed = after.flatMap((target, i) =>
      Object.is(target.value, before[i]!.value) ? [] : [{ ...target, before: before[i]!.value }],
    );
    await updateTargets(context, companyId, bodyOf(changed));
    return after;
  },
  differences: (before, after) =>
    after.flatMap(({ keyFigureType, period, value }, i) => {
      const previous = before[i]!.value;
      return Object.is(previous, value) ? [] : [{ keyFigureType, period, before: previous, after: value }];
    }),
};
