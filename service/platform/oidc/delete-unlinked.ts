import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/database";
import { oidcPayload } from "../db/schema";
import { SERVICE_USER } from "./adapter";
import { PASSWORD_OF } from "./sign-in";

/** Members of the payload that name a user, by model. */
const NAMING = { Client: [SERVICE_USER], Interaction: ["login_hint", "accountId", PASSWORD_OF] };

/**
 * Deletes the rows that name a user in their payload alone, and so do not go with the user: programs that act as the
 * user, and unfinished sign-ins. A new user with this name must not inherit them.
 */
export async function deleteUnlinked(db: Db, userName: string): Promise<void> {
  const name = JSON.stringify(userName);
  const ofModels = Object.entries(NAMING).map(([model, members]) =>
    // The members are text as JSON.stringify writes them. Inside a text the quotation marks would be escaped.
    and(eq(oidcPayload.model, model), or(...members.map((member) => contains(`"${member}":${name}`)))),
  );
  await db.delete(oidcPayload).where(or(...ofModels));
}

function contains(text: string): SQL {
  return sql`strpos(${oidcPayload.payload}, ${text}) > 0`;
}
