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

/** The company's presets as they are for this transaction: others who change them wait for its end. */
export async function lockCompanyPresets(tx: Db, companyId: string): Promise<CompanyPresets> {
  await lockForWriting(tx, companyId);
  return readCompanyPresets(tx, companyId);
}

/** The preset that holds for the company under this id, or a notFound. */
export async function findPreset(db: Db, companyId: string, id: string): Promise<Resolved<KeyFigurePresetCreate>> {
  return (await readCompanyPresets(db, companyId)).held.get(id) ?? notFound("Key figure preset", id);
}

/**
 * Makes a company have a preset, or none under an id (null). One that says the same as what the company inherits is no
 * preset of its own: it follows what the agency says.
 */
export async function storePreset(
  tx: Db,
  companyId: string,
  { inherited, hidden }: CompanyPresets,
  id: string,
  wanted: KeyFigurePresetCreate | null,
): Promise<Resolved<KeyFigurePresetCreate> | null> {
  const below = inherited.get(id);
  const deviation = deviationFor(below?.value, wanted, presetKind.isSame);
  const standard = presetKind.program().find((each) => each.id === id);
  if (hidden.has(id)) await tx.delete(hiddenStandard).where(hidingIs(companyId, id));
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
    // A standard preset that is not there was deleted; of any other one it has to be said.
    if (deviation.state === "hidden" && !standard) {
      await tx.insert(hiddenStandard).values({ companyId, kind: presetKind.kind, id });
    }
  }
  if (wanted === null) return null;
  return deviation.state === "inherited" ? below! : { value: wanted, level: "company" };
}

export function presetIs(companyId: string, id: string): SQL | undefined {
  return and(eq(keyFigurePreset.companyId, companyId), eq(keyFigurePreset.id, id));
}

function hidingIs(companyId: string, id: string): SQL | undefined {
  const { companyId: of, kind, id: name } = hiddenStandard;
  return and(eq(of, companyId), eq(kind, presetKind.kind), eq(name, id));
}
