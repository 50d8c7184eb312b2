import type { SearchableCompany } from "@/lib/companies/search";
import { foldText, hasWords, wordsOf } from "@/lib/fold-text";
import type { IconName } from "@/components/ui/icon";

/** An entry of the command palette: a link to a page, or an action. */
export interface Command {
  /** Identifies the command, also in later visits. */
  key: string;
  icon: IconName;
  label: string;
  detail?: string;
  /** More words by which the command is found. */
  keywords?: string;
  href?: string;
  run?: () => void;
}

/** A page or a key figure that every company has; "soliditet björk" finds the equity ratio of one company. */
export interface CompanyTarget {
  key: string;
  label: string;
  icon: IconName;
  hrefOf: (companyId: string) => string;
  /** False for a page that has no tab for the user in the company, although its address may open it. */
  mayOpen: (companyId: string) => boolean;
  /** True for key figures, which are too many to list without a query. */
  isFigure?: boolean;
}

interface SearchSource {
  commands: readonly Command[];
  targets: readonly CompanyTarget[];
  companies: readonly SearchableCompany[];
  companyCommand: (company: SearchableCompany["company"]) => Command;
}

const MAX_COMPANIES = 8;
/** Maximum number of companies found for each page or key figure. */
const MAX_COMPANIES_OF_TARGET = 3;
/** Maximum number of pages and key figures of companies that are found. */
const MAX_PAIRS = 8;
/** A word needs this many letters to match a target, because shorter ones match half of all names. */
const MIN_LETTERS_OF_TARGET = 2;

/**
 * Commands that match the words: companies whose name or number contains all of them, then pages and key figures
 * that match together with the name or number of their company, then others. Recently used commands come first.
 */
export function searchCommands(query: string, source: SearchSource, lastUsed: readonly string[]): Command[] {
  const words = wordsOf(query);
  const companies = source.companies
    .filter(({ key }) => hasWords(key, words))
    .slice(0, MAX_COMPANIES)
    .map(({ company }) => source.companyCommand(company));
  const commands = source.commands.filter(({ label, keywords = "" }) =>
    hasWords(`${foldText(label)} ${foldText(keywords)}`, words),
  );
  // Pages and key figures of the present company can be found in two of these lists.
  const found = [...companies, ...companyPairs(words, source), ...commands];
  return lastUsedFirst([...new Map(found.map((command) => [command.key, command])).values()], lastUsed);
}

/** Sorts recently used commands first. The sort is stable, so the others keep their order. */
export function lastUsedFirst(commands: readonly Command[], lastUsed: readonly string[]): Command[] {
  const rank = ({ key }: Command) => {
    const place = lastUsed.indexOf(key);
    return place === -1 ? lastUsed.length : place;
  };
  return commands.toSorted((one, other) => rank(one) - rank(other));
}

/** The command of a company's page or key figure. */
export function companyTargetCommand(target: CompanyTarget, { id, name }: { id: string; name: string }): Command {
  return {
    key: `${target.key} of ${id}`,
    icon: target.icon,
    label: `${target.label}, ${name}`,
    href: target.hrefOf(id),
  };
}

function companyPairs(words: readonly string[], { targets, companies }: SearchSource): Command[] {
  const pairs: Command[] = [];
  const companiesByWords = new Map<string, SearchableCompany[]>();
  const companiesWith = (rest: readonly string[]) => {
    const key = rest.join(" ");
    const found = companiesByWords.get(key) ?? companies.filter((company) => hasWords(company.key, rest));
    companiesByWords.set(key, found);
    return found;
  };
  for (const target of targets) {
    const parts = foldText(target.label).split(/[\s,/()-]+/);
    const isOfTarget = (word: string) =>
      word.length >= MIN_LETTERS_OF_TARGET && parts.some((part) => part.startsWith(word));
    const rest = words.filter((word) => !isOfTarget(word));
    // Some words must name the target, and the rest its company.
    if (rest.length === 0 || rest.length === words.length) continue;
    const found = companiesWith(rest).filter(({ company }) => target.mayOpen(company.id));
    for (const { company } of found.slice(0, MAX_COMPANIES_OF_TARGET)) {
      pairs.push(companyTargetCommand(target, company));
    }
    if (pairs.length >= MAX_PAIRS) break;
  }
  return pairs.slice(0, MAX_PAIRS);
}
