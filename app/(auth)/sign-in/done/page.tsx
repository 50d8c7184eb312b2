import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AnnounceSignIn } from "@/components/auth/announce-sign-in";
import { currentUserOrNull } from "@/lib/auth/current-user";
import { signInPage } from "@/lib/paths";

/** Last page of a sign-in in a separate window: notifies the waiting pages and closes the window. */
export default async function SignInDonePage() {
  const user = await currentUserOrNull();
  if (!user) redirect(signInPage());
  const t = await getTranslations("auth");
  return (
    <main className="mx-auto flex min-h-dvh max-w-90 flex-col justify-center gap-2 px-6 pb-24 text-center">
      <h1 className="text-lg font-semibold">{t("done")}</h1>
      <p className="text-ink-2">{t("closeWindow")}</p>
      <AnnounceSignIn userName={user.userName} />
    </main>
  );
}
