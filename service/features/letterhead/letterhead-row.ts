import { and, eq, ne, sql } from "drizzle-orm";
import type { Letterhead, Logo } from "@/contract/letterhead/letterhead";
import type { Db } from "../../platform/db/database";
import { agency, agencyLogo } from "../../platform/db/schema";

type AgencyColumns = Pick<typeof agency.$inferSelect, "shortName" | "colour" | "logo">;

/** The letterhead of an agency, from the columns of its row and the stored image. */
export async function toLetterhead(db: Db, { shortName, colour, logo }: AgencyColumns): Promise<Letterhead> {
  const image = logo === null ? null : await readLogoRow(db, shortName, logo);
  if (logo !== null && !image) {
    // The logo was replaced, and its image deleted, since the row was read.
    const [row] = await db.select().from(agency).where(eq(agency.shortName, shortName));
    if (row && row.logo !== logo) return toLetterhead(db, row);
  }
  return { ...(colour !== null && { colour }), ...(image && { logo: image }) };
}

/** Reads an agency's present logo, or an earlier one that was published. */
export async function readLogoRow(db: Db, agencyId: string, sha256: string): Promise<Logo | null> {
  const { contentType, width, height } = agencyLogo;
  // Encoded by the database, because bytes travel from PGlite several times slower than text. `encode` breaks lines.
  const data = sql<string>`replace(encode(${agencyLogo.content}, 'base64'), E'\n', '')`;
  const [row] = await db
    .select({ sha256: agencyLogo.sha256, contentType, width, height, data })
    .from(agencyLogo)
    .where(logoIs(agencyId, sha256));
  return row ?? null;
}

/** Stores a logo unless it is stored already. */
export async function storeLogo(tx: Db, agencyId: string, logo: Logo): Promise<void> {
  await tx.insert(agencyLogo).values(toColumns(agencyId, logo)).onConflictDoNothing();
}

/** Deletes the agency's logos that are neither current nor published. */
export async function deleteUnusedLogos(tx: Db, agencyId: string, current: string | null): Promise<void> {
  await tx
    .delete(agencyLogo)
    .where(
      and(
        eq(agencyLogo.agencyId, agencyId),
        eq(agencyLogo.isPublished, false),
        current === null ? undefined : ne(agencyLogo.sha256, current),
      ),
    );
}

/**
 * Marks a logo as published, so that it is never deleted, in the transaction that publishes something with it. Also
 * stores it again if the agency has replaced it since it was read.
 */
export async function keepLogo(tx: Db, agencyId: string, logo: Logo): Promise<void> {
  const [row] = await tx
    .select({ isPublished: agencyLogo.isPublished })
    .from(agencyLogo)
    .where(logoIs(agencyId, logo.sha256));
  if (row?.isPublished) return;
  // In one statement, since the row could be deleted between two.
  await tx
    .insert(agencyLogo)
    .values({ ...toColumns(agencyId, logo), isPublished: true })
    .onConflictDoUpdate({ target: [agencyLogo.agencyId, agencyLogo.sha256], set: { isPublished: true } });
}

function toColumns(agencyId: string, { data, ...columns }: Logo) {
  return { agencyId, ...columns, content: sql`decode(${data}::text, 'base64')` };
}

function logoIs(agencyId: string, sha256: string) {
  return and(eq(agencyLogo.agencyId, agencyId), eq(agencyLogo.sha256, sha256));
}
