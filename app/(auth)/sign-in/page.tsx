import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SignInButton } from "@/components/auth/sign-in-button";
import { Icon } from "@/components/ui/icon";
import { currentUserOrNull } from "@/lib/auth/current-user";
import { dashboardEnv } from "@/lib/env";
import { pathWithin, signInDonePage } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: t("signIn") };
}

interface SignInPageProps {
  searchParams: Promise<{ callbackUrl?: string | string[]; popup?: string; error?: string }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { callbackUrl, popup, error } = await searchParams;
  const isPopup = popup === "1";
  const { publicUrl } = dashboardEnv();
  const next = isPopup ? signInDonePage : pathWithin(callbackUrl, publicUrl);
  if (await currentUserOrNull()) redirect(next);
  const t = await getTranslations("auth");
  return (
    <main className="mx-auto flex min-h-dvh max-w-90 flex-col justify-center gap-6 px-6 pb-24">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="inline-flex size-10 items-center justify-center rounded-md bg-accent text-lg font-bold text-accent-on"
        >
          N
        </span>
        <div>
          <h1 className="text-xl font-semibold">{t("appName")}</h1>
          <p className="text-ink-2">{t("what")}</p>
        </div>
      </div>
      {error !== undefined && (
        <p role="alert" className="flex gap-2 rounded-md bg-bad-soft px-3 py-2 text-bad">
          <Icon name="alert" className="mt-0.5" />
          {t("failed")}
        </p>
      )}
      <SignInButton
        callbackUrl={next}
        publicOrigin={publicUrl}
        atOnce={isPopup && error === undefined}
        failed={t("notStarted")}
      >
        {t("signIn")}
      </SignInButton>
    </main>
  );
}
