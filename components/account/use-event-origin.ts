"use client";

import { useTranslations } from "next-intl";
import type { ADMIN_CLIENT, ADMIN_COMMAND, SecurityEvent } from "@/contract/account/security-event";
import { deviceName } from "@/lib/account/device-name";

/** Written out, because an import of the values would add zod to the scripts that the account page loads at first. */
const CLIENT: typeof ADMIN_CLIENT = "admin command";
const USER: typeof ADMIN_COMMAND = "admin-command";

/**
 * Returns a function that describes where a security event came from: browser and IP address, if known. An event
 * without an address was caused on the server if an admin command is its client or its user; others without one are of
 * persons who have been erased.
 */
export function useEventOrigin() {
  const t = useTranslations("account.securityEvents");
  return ({ address, client, detail }: Pick<SecurityEvent, "address" | "client" | "detail">): string => {
    if (address === "" && (client === CLIENT || detail.by === USER)) return t("onServer");
    return [deviceName(client) || t("unknownDevice"), address].filter((part) => part !== "").join(", ");
  };
}
