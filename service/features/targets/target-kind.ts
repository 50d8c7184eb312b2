import type { Period } from "@/contract/period";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import {
  standardTargetCreateSchema,
  targetId,
  standardTargetUpdateSchema,
  type StandardTarget,
} from "@/contract/targets/standard-target";
import { anyId } from "@/contract/text";
import { byCodePoint, originOf, type StandardDefinition } from "../standards/standard-kind";
import type { Resolved } from "../standards/resolve-standards";

/** Lower than MAX_TARGETS of one PUT, since all targets of a company are read whenever its figures are computed. */
const MAX_STANDARD_TARGETS = 500;

export interface TargetContent {
  id: string;
  keyFigureType: string;
  period: Period;
  value: number;
}

const create = standardTargetCreateSchema
  .superRefine(({ id, ...target }, context) => {
    const expected = targetId(target);
    if (id === undefined || id.normalize("NFC") === expected) return;
    const message = `expected ${expected}, which is the key figure with its period`;
    context.addIssue({ code: "custom", path: ["id"], message });
  })
  .transform(({ keyFigureType, period, value }) => targetContent(keyFigureType, period, value));

export const targetKind: StandardDefinition<TargetContent> = {
  kind: "KeyFigureTarget",
  resource: "StandardKeyFigureTarget",
  name: "Key figure target",
  parameter: "standardTargetId",
  member: "target",
  id: anyId(),
  create,
  update: standardTargetUpdateSchema,
  builtIn: () => [],
  isSame: (one, other) => Object.is(one.value, other.value),
  compare: (one, other) =>
    byCodePoint(one.keyFigureType, other.keyFigureType) ||
    byCodePoint(one.period.start, other.period.start) ||
    byCodePoint(one.period.end, other.period.end),
  present: toStandardTarget,
  max: MAX_STANDARD_TARGETS,
  affectsFigures: true,
};

export function targetContent(keyFigureType: string, period: Period, value: number): TargetContent {
  return { id: targetId({ keyFigureType, period }), keyFigureType, period, value };
}

/** Converts a target to the wire format of an agency. */
function toStandardTarget(resolved: Resolved<TargetContent>): StandardTarget {
  return { id: resolved.value.id, ...toTarget(resolved) };
}

/** Converts a target to the wire format of a company. */
export function toTarget({ value: content, level }: Resolved<TargetContent>): KeyFigureTarget & { value: number } {
  const { keyFigureType, period, value } = content;
  const origin = originOf(level);
  // The period is rebuilt because jsonb, which stores agencies' targets, returns its members in another order.
  return { keyFigureType, period: { start: period.start, end: period.end }, value, ...(origin && { origin }) };
}
