"use client";

import { useTranslations } from "next-intl";
import type { SecurityEvent } from "@/contract/account/security-event";
import { deviceName } from "@/lib/account/device-name";

/**
 * Returns a function that describes where a security event came from: browser and IP address, if known. An event
 * with neither was caused by an admin command on the server.
 */
export function useEventOrigin() {
  const t = useTranslations("account.securityEvents");
  return ({ address, client }: Pick<SecurityEvent, "address" | "client">): string => {
    if (address === "" && client === "") return t("onServer");
    return [deviceName(client) || t("unknownDevice"), address].filter((part) => part !== "").join(", ");
  };
}
