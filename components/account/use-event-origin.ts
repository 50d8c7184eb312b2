"use client";

import { useTranslations } from "next-intl";
import type { ADMIN_CLIENT, SecurityEvent } from "@/contract/account/security-event";
import { deviceName } from "@/lib/account/device-name";

/** Written out, because an import of the value would add zod to the scripts that the account page loads at first. */
const ADMIN: typeof ADMIN_CLIENT = "admin command";

/**
 * Returns a function that describes where a security event came from: browser and IP address, if known. An event
 * without an address is taken for one of a command on the server if its client is empty or ADMIN. The erasure of a
 * person empties both too.
 */
export function useEventOrigin() {
  const t = useTranslations("account.securityEvents");
  return ({ address, client }: Pick<SecurityEvent, "address" | "client">): string => {
    if (address === "" && (client === "" || client === ADMIN)) return t("onServer");
    return [deviceName(client) || t("unknownDevice"), address].filter((part) => part !== "").join(", ");
  };
}
