import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";
import { PASSWORD_OF, SERVICE_USER } from "./adapter";

/**
 * Deletes the rows that name a user only in their payload, which deleting the user does not delete: programs that act
 * as the user, and unfinished sign-ins. A new user with this name must not inherit them.
 */
export async function deleteUnlinked(db: Db, userName: string): Promise<void> {
  await db
    .delete(oidcPayload)
    .where(
      or(
        isNaming("Client", [SERVICE_USER], userName),
        isNaming("Interaction", ["login_hint", "accountId", PASSWORD_OF], userName),
      ),
    );
}

/** SQL condition for the rows of a model in whose payload one of these members names the user. */
export function isNaming(model: string, members: string[], userName: string): SQL | undefined {
  const name = JSON.stringify(userName);
  // JSON.stringify wrote the payload. It escapes quotation marks inside a string value, so that only members match.
  const contained = members.map((member) => sql`strpos(${oidcPayload.payload}, ${`"${member}":${name}`}) > 0`);
  return and(eq(oidcPayload.model, model), or(...contained));
}
