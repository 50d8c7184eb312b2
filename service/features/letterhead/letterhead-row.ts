import { and, eq, ne, sql } from "drizzle-orm";
import type { Letterhead, Logo } from "@/contract/letterhead/letterhead";
import type { Db } from "../../platform/db/database";
import { type agency, agencyLogo } from "../../platform/db/schema";

type AgencyColumns = Pick<typeof agency.$inferSelect, "shortName" | "colour" | "logo">;

/** The letterhead of an agency as the columns of its row tell it, with the image. */
export async function toLetterhead(db: Db, { shortName, colour, logo }: AgencyColumns): Promise<Letterhead> {
  const image = logo === null ? null : await readLogoRow(db, shortName, logo);
  return { ...(colour !== null && { colour }), ...(image && { logo: image }) };
}

/** A logo that an agency has, or had as something was published with it. */
export async function readLogoRow(db: Db, agencyId: string, sha256: string): Promise<Logo | null> {
  const { contentType, width, height } = agencyLogo;
  // The database encodes: bytes travel from PGlite several times slower than text.
  const data = sql<string>`replace(encode(${agencyLogo.content}, 'base64'), E'\n', '')`;
  const [row] = await db
    .select({ sha256: agencyLogo.sha256, contentType, width, height, data })
    .from(agencyLogo)
    .where(logoIs(agencyId, sha256));
  return row ?? null;
}

/** Stores an image unless it is there already. */
export async function storeLogo(tx: Db, agencyId: string, logo: Logo): Promise<void> {
  await tx.insert(agencyLogo).values(toColumns(agencyId, logo)).onConflictDoNothing();
}

/** Deletes the images that the agency neither has now nor has published anything with. */
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
 * Keeps an image for good, in the transaction that publishes something with it: also one that the agency has replaced
 * since that was read.
 */
export async function keepLogo(tx: Db, agencyId: string, logo: Logo): Promise<void> {
  const [row] = await tx
    .select({ isPublished: agencyLogo.isPublished })
    .from(agencyLogo)
    .where(logoIs(agencyId, logo.sha256));
  if (row?.isPublished) return;
  // In one statement: between two of them the row could be deleted.
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
