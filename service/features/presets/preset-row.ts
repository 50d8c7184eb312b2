import { and, eq, sql, type SQL } from "drizzle-orm";
import type { KeyFigurePresetCreate } from "@/contract/presets";
import type { Db } from "../../platform/db/database";
import { lockForWriting } from "../../platform/db/locks";
import { company, hiddenStandard, keyFigurePreset } from "../../platform/db/schema";
import { prepareOnce } from "../../platform/db/statements";
import { notFound } from "../../platform/http-error";
import { deviationFor, type Resolved } from "../standards/resolve-standards";
import { CompanyPresets, presetPartsAsText } from "./company-presets";
import { presetKind } from "./preset-kind";

const statement = prepareOnce((db) =>
  db
    .select({ parts: presetPartsAsText(sql.placeholder("companyId")) })
    .from(company)
    .where(eq(company.id, sql.placeholder("companyId"))),
);

export async function readCompanyPresets(db: Db, companyId: string): Promise<CompanyPresets> {
  const [row] = await statement(db).execute({ companyId });
  return row ? CompanyPresets.ofText(row.parts) : notFound("Company", companyId);
}

/**
 * Takes the company's write lock and reads its presets: nobody else changes its own ones during the transaction, but
 * the agency may change inherited ones.
 */
export async function lockCompanyPresets(tx: Db, companyId: string): Promise<CompanyPresets> {
  await lockForWriting(tx, companyId);
  return readCompanyPresets(tx, companyId);
}

/** Returns the preset that applies to the company under this id, or throws a notFound. */
export async function findPreset(db: Db, companyId: string, id: string): Promise<Resolved<KeyFigurePresetCreate>> {
  return (await readCompanyPresets(db, companyId)).effective.get(id) ?? notFound("Key figure preset", id);
}

/**
 * Stores the preset that a company shall have under an id (null for none). A preset equal to the inherited one is not
 * stored as the company's own, so that it follows the agency's changes.
 * @returns the preset that then applies, inherited or own; null if `wanted` is null
 */
export async function storePreset(
  tx: Db,
  companyId: string,
  { inherited, hidden }: CompanyPresets,
  id: string,
  wanted: KeyFigurePresetCreate | null,
): Promise<Resolved<KeyFigurePresetCreate> | null> {
  const base = inherited.get(id);
  const deviation = deviationFor(base?.value, wanted, presetKind.isSame);
  const standard = presetKind.builtIn().find((each) => each.id === id);
  if (hidden.has(id)) await tx.delete(hiddenStandard).where(hidingIs(companyId, id));
  // An inherited standard preset has a row too, since a missing one means that the company has deleted it.
  const row = deviation.state === "set" ? deviation.value : deviation.state === "inherited" && standard;
  if (row) {
    const { name, description = null, keyFigureTypes } = row;
    const values = { name, description, keyFigureTypes, isOwn: deviation.state === "set" };
    await tx
      .insert(keyFigurePreset)
      .values({ companyId, id, ...values })
      .onConflictDoUpdate({ target: [keyFigurePreset.companyId, keyFigurePreset.id], set: values });
  } else {
    await tx.delete(keyFigurePreset).where(presetIs(companyId, id));
    // A standard preset is hidden by the missing row; any other inherited preset by a row in hidden_standard.
    if (deviation.state === "hidden" && !standard) {
      await tx.insert(hiddenStandard).values({ companyId, kind: presetKind.kind, id });
    }
  }
  if (wanted === null) return null;
  return deviation.state === "inherited" ? base! : { value: wanted, level: "company" };
}

function presetIs(companyId: string, id: string): SQL | undefined {
  return and(eq(keyFigurePreset.companyId, companyId), eq(keyFigurePreset.id, id));
}

function hidingIs(companyId: string, id: string): SQL | undefined {
  const { companyId: companyColumn, kind, id: idColumn } = hiddenStandard;
  return and(eq(companyColumn, companyId), eq(kind, presetKind.kind), eq(idColumn, id));
}
