import { headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { localeOfCulture, localeOfHeader } from "@/contract/format/locale";
import { currentUserOrNull } from "@/lib/auth/current-user";
import { TIME_ZONE } from "./locale";
import { MESSAGES } from "./messages";

/** The language of the signed-in user, or else the one that the browser prefers. */
export default getRequestConfig(async () => {
  const user = await currentUserOrNull();
  const locale = localeOfCulture(user?.language) ?? localeOfHeader((await headers()).get("accept-language"));
  return { locale, messages: MESSAGES[locale], timeZone: TIME_ZONE };
});
