import { apiSend } from "@/lib/api/client";
import { userPath } from "@/lib/api/paths";

const oneSchema = () => import("@/contract/users/user").then((contract) => contract.userSchema);

/** Changes the language of one's own dashboard: a culture such as sv-SE. */
export function changeLanguage(userName: string, language: string) {
  return apiSend("PUT", userPath(userName), { language }, oneSchema);
}
