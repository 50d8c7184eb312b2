import { eq, inArray } from "drizzle-orm";
import { DEMO_AGENCY_ID } from "@/contract/demo-agency";
import { hashPassword, makePassword, verifyPassword } from "../platform/auth/password";
import { endPasswordLinks } from "../platform/auth/password-links";
import { revokeTokens } from "../platform/auth/personal-access-token";
import type { Db } from "../platform/db/database";
import { company, user, userCompany } from "../platform/db/schema";
import { endSessions } from "../platform/oidc/end-sessions";
import { DEMO_USER_NAMES } from "./people";
import { seedDemo, type SeedOptions } from "./seed";

export interface DemoOptions extends Omit<SeedOptions, "password"> {
  /** Password of the demo's users; null for a random one, which is printed if the database was empty. */
  password: string | null;
  /** True to set the password of existing demo users, too. */
  passwordIsNew?: boolean;
}

/**
 * Fills an empty database with the demo and prints who can sign in with the demo's password. The last line is `Demo
 * users: ` with their names, for `npm start`; it is missing when no user of the demo has the password.
 */
export async function prepareDemo(db: Db, { password, passwordIsNew = false, ...options }: DemoOptions): Promise<void> {
  const known = password ?? makePassword();
  const filled = await seedDemo(db, { ...options, password: known });
  if (!filled && password === null) return;
  if (!filled && passwordIsNew) await setPassword(db, known);
  const names = filled ? [...DEMO_USER_NAMES] : await namesWithPassword(db, known);
  if (names.length === 0) return;
  if (password === null) options.say(`Demo password: ${known}`);
  options.say(`Demo users: ${names.join(", ")}`);
}

/** Sets the password and ends all earlier access, as every change of another user's password does (ADR 0058). */
async function setPassword(db: Db, password: string): Promise<void> {
  for (const userName of await demoUserNames(db)) {
    if (await verifyPassword(db, userName, password)) continue;
    const passwordHash = await hashPassword(password);
    await db.transaction(async (tx) => {
      await revokeTokens(tx, userName);
      await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
      await endPasswordLinks(tx, userName);
      await endSessions(tx, userName);
    });
  }
}

/** Names of the demo's users who still have this password. */
async function namesWithPassword(db: Db, password: string): Promise<string[]> {
  const names: string[] = [];
  for (const userName of await demoUserNames(db))
    if (await verifyPassword(db, userName, password)) names.push(userName);
  return names;
}

/** Names of the demo's users that still exist. Somebody outside the demo may have taken the name of a deleted one. */
async function demoUserNames(db: Db): Promise<string[]> {
  const rows = await db
    .select({ userName: user.userName, agencyId: user.agencyId, ofCompany: company.agencyId })
    .from(user)
    .leftJoin(userCompany, eq(userCompany.userName, user.userName))
    .leftJoin(company, eq(company.id, userCompany.companyId))
    .where(inArray(user.userName, [...DEMO_USER_NAMES]));
  return DEMO_USER_NAMES.filter((userName) => {
    const own = rows.filter((row) => row.userName === userName);
    return own.length > 0 && own.every(({ agencyId, ofCompany }) => (agencyId ?? ofCompany) === DEMO_AGENCY_ID);
  });
}
