import type { Account } from "oidc-provider";
import { findPrincipal } from "../auth/authenticate";
import type { Db } from "../db/database";

/** Returns the account of a user, with the user name as `sub`; undefined if the user is deleted or disabled. */
export async function findAccount(db: Db, userName: string): Promise<Account | undefined> {
  const user = await findPrincipal(db, userName);
  if (!user) return undefined;
  return {
    accountId: user.userName,
    claims: () => ({
      sub: user.userName,
      name: user.name,
      ...(user.language === null ? {} : { locale: user.language }),
    }),
  };
}
