import { headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { currentUserOrNull } from "@/lib/auth/current-user";
import { localeOfCulture, localeOfHeader, TIME_ZONE } from "./locale";
import { MESSAGES } from "./messages";

/** The user's own language where someone is signed in, else what the browser asks for. */
export default getRequestConfig(async () => {
  const user = await currentUserOrNull();
  const locale = localeOfCulture(user?.language) ?? localeOfHeader((await headers()).get("accept-language"));
  return { locale, messages: MESSAGES[locale], timeZone: TIME_ZONE };
});
