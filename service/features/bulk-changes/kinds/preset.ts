import type { KeyFigurePresetCreate } from "@/contract/presets";
import { createPreset } from "../../presets/create-preset";
import { deletePreset } from "../../presets/delete-preset";
import { readCompanyPresets } from "../../presets/preset-row";
import { updatePreset } from "../../presets/update-preset";
import { bodyOf, isSame, type StateOrCause, type KindOf } from "../kind-of-change";

type State = KeyFigurePresetCreate | null;

export const presetKind: KindOf<"preset", State> = {
  action: "preset.write",
  async read({ db }, companies, { preset: { id } }) {
    const found = new Map<string, StateOrCause<State>>();
    for (const { id: companyId } of companies) {
      const { effective } = await readCompanyPresets(db, companyId);
      found.set(companyId, { state: withOrderedMembers(effective.get(id)?.value ?? null) });
    }
    return found;
  },
  wanted: (_, { preset }) => withOrderedMembers(preset),
  async write(context, _, { companyId, before, after }) {
    if (after === null) await deletePreset(context, companyId, before!.id);
    else if (before === null) await createPreset(context, companyId, undefined, bodyOf(after));
    // An update keeps members that are absent; null deletes the description.
    else
      await updatePreset(context, companyId, undefined, bodyOf({ ...after, description: after.description ?? null }));
    return after;
  },
  differences(before, after) {
    if (before === null || after === null)
      return [{ before: before?.keyFigureTypes ?? null, after: after?.keyFigureTypes ?? null }];
    return [
      { before: before.name, after: after.name },
      { before: before.description ?? null, after: after.description ?? null },
      { before: before.keyFigureTypes, after: after.keyFigureTypes },
    ].filter((difference) => !isSame(difference.before, difference.after));
  },
};

/** Puts the members in a fixed order, so that equal presets have equal texts. */
function withOrderedMembers(preset: State): State {
  if (preset === null) return null;
  const { id, name, description, keyFigureTypes } = preset;
  return { id, name, ...(description !== undefined && { description }), keyFigureTypes };
}
