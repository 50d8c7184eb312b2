import { getTranslations } from "next-intl/server";

/** For a link that has ended or never existed, or whose report is no longer published; the text does not say which. */
export default async function SharedNotFound() {
  const t = await getTranslations("reports.shared.gone");
  return (
    <main className="mx-auto flex max-w-120 flex-col items-start gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("title")}</h1>
      <p className="text-ink-2">{t("why")}</p>
      <p className="text-ink-2">{t("advice")}</p>
    </main>
  );
}
