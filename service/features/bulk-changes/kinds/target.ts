import { and, inArray } from "drizzle-orm";
import { periodOfDays } from "@/contract/period";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { keyFigureTarget } from "../../../platform/db/schema";
import { targetKey } from "../../targets/read-targets";
import { updateTargets } from "../../targets/update-targets";
import { bodyOf, isOf, type KindOf } from "../kind-of-change";

type State = KeyFigureTarget[];

export const targetKind: KindOf<"target", State> = {
  action: "target.write",
  async read({ db }, companies, { targets }) {
    const types = [...new Set(targets.map(({ keyFigureType }) => keyFigureType))];
    const rows = await db
      .select()
      .from(keyFigureTarget)
      .where(and(isOf(keyFigureTarget.companyId, companies), inArray(keyFigureTarget.keyFigureType, types)));
    const values = new Map<string, number>();
    for (const { companyId, keyFigureType, firstDay, lastDay, value } of rows) {
      const period = periodOfDays(firstDay, lastDay);
      values.set(`${companyId} ${targetKey({ keyFigureType, period, value })}`, value);
    }
    return new Map(
      companies.map(({ id }) => [
        id,
        {
          state: targets.map((target) => {
            const { keyFigureType, period } = target;
            return { keyFigureType, period, value: values.get(`${id} ${targetKey(target)}`) ?? null };
          }),
        },
      ]),
    );
  },
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
      const had = before[i]!.value;
      return Object.is(had, value) ? [] : [{ keyFigureType, period, before: had, after: value }];
    }),
};
