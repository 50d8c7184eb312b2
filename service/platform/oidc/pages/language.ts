export type PageLanguage = "en" | "sv";

/**
 * Chooses the language of a page: the first supported one of `ui_locales` (OpenID Connect), else the one with the most
 * weight in Accept-Language, else English.
 */
export function pageLanguage(uiLocales: unknown, acceptLanguage: string | undefined): PageLanguage {
  const requested = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  return [...requested, ...byWeight(acceptLanguage ?? "")].map(spoken).find((language) => language !== null) ?? "en";
}

function spoken(tag: string): PageLanguage | null {
  const primary = tag.toLowerCase().split("-")[0];
  return primary === "sv" || primary === "en" ? primary : null;
}

function byWeight(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
