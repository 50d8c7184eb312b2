import { formatUtc } from "@/contract/dates";
import { audit } from "../../platform/audit/audit";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { createPasswordLink, type LinkKind } from "../../platform/auth/password-links";
import type { Db } from "../../platform/db/database";
import type { RequestContext } from "../../platform/request-context";

/**
 * Creates a link with which a user sets a password once, with its audit entry and security event; `tx` is a
 * transaction.
 * @param agencyId the agency in whose activity it is listed
 */
export async function writePasswordLink(
  tx: Db,
  context: RequestContext,
  userName: string,
  agencyId: string | null,
  kind: LinkKind,
): Promise<{ secret: string; expires: Date }> {
  const link = await createPasswordLink(tx, userName, kind, context.now);
  await audit(tx, context, {
    action: "create",
    resource: "PasswordLink",
    resourceId: userName,
    agencyId,
    after: { kind, expires: formatUtc(link.expires) },
  });
  await recordSecurityEvent(tx, context.origin, {
    event: "PasswordLinkCreated",
    userName,
    detail: { kind, by: context.user.userName },
  });
  return link;
}
