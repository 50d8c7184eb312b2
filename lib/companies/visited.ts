import { writePreference } from "@/lib/preferences";
import { createNotifier } from "@/lib/store";

/** A company that a user has pinned or opened lately. */
export interface VisitedCompany {
  id: string;
  name: string;
}

/** The companies that a user comes back to, stored in this browser separately for each user. */
export interface VisitedCompanies {
  pinned: readonly VisitedCompany[];
  /** The latest visit first. */
  recent: readonly VisitedCompany[];
}

const MAX_RECENT = 6;
const NONE: VisitedCompanies = { pinned: [], recent: [] };

const cached = new Map<string, VisitedCompanies>();
const changes = createNotifier();

function keyOf(userName: string): string {
  return `nyckeltal.companies.${userName}`;
}

export function subscribeToVisited(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (event.key !== null && !event.key.startsWith(keyOf(""))) return;
    cached.clear();
    listener();
  };
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", onStorage);
  };
}

/** Returns the same object until something changes, because React compares it by identity. */
export function visitedCompanies(userName: string): VisitedCompanies {
  let found = cached.get(userName);
  if (!found) {
    found = parse(load(userName));
    cached.set(userName, found);
  }
  return found;
}

/** For rendering on the server, which cannot read the browser's storage. */
export function noVisitedCompanies(): VisitedCompanies {
  return NONE;
}

export function recordVisit(userName: string, company: VisitedCompany): void {
  const { pinned, recent } = visitedCompanies(userName);
  const others = recent.filter((other) => other.id !== company.id);
  save(userName, {
    pinned: pinned.map((other) => (other.id === company.id ? company : other)),
    recent: [company, ...others].slice(0, MAX_RECENT),
  });
}

export function togglePin(userName: string, company: VisitedCompany): void {
  const { pinned, recent } = visitedCompanies(userName);
  const isPinned = pinned.some((other) => other.id === company.id);
  save(userName, {
    pinned: isPinned ? pinned.filter((other) => other.id !== company.id) : [...pinned, company],
    recent,
  });
}

/** Removes a company that was deleted, or that the user no longer sees. */
export function forgetCompany(userName: string, companyId: string): void {
  const { pinned, recent } = visitedCompanies(userName);
  const others = (company: VisitedCompany) => company.id !== companyId;
  save(userName, { pinned: pinned.filter(others), recent: recent.filter(others) });
}

function save(userName: string, visited: VisitedCompanies): void {
  // Written even when nothing has changed, because the cookie may be that of another user of this browser.
  writePreference("nyckeltal.pinned", pinnedCookie(userName, visited));
  if (JSON.stringify(visited) === JSON.stringify(visitedCompanies(userName))) return;
  cached.set(userName, visited);
  try {
    localStorage.setItem(keyOf(userName), JSON.stringify(visited));
  } catch {
    // Storage is missing or full: the list lasts as long as the page.
  }
  changes.notify();
}

/**
 * Maximum length of the cookie's value, in bytes; a browser may drop a cookie that has more than 4,096 with its name
 * and attributes (RFC 6265 §6.1). Pinned companies that do not fit are left out, so the server lists them as if they
 * were not pinned.
 */
const MAX_COOKIE_BYTES = 3_000;

function pinnedCookie(userName: string, { pinned }: VisitedCompanies): string | null {
  if (pinned.length === 0) return null;
  const cookie = `${encodeURIComponent(userName)}/${pinned.map(({ id }) => encodeURIComponent(id)).join(".")}`;
  return cookie.length > MAX_COOKIE_BYTES ? cookie.slice(0, cookie.lastIndexOf(".", MAX_COOKIE_BYTES)) : cookie;
}

/** Reads the ids of the user's pinned companies from a cookie, joined by commas as in {@link pinnedIds}. */
export function pinnedInCookie(userName: string, cookie: string | undefined): string {
  const [user = "", ids = ""] = (cookie ?? "").split("/");
  try {
    return decodeURIComponent(user) === userName ? ids.split(".").map(decodeURIComponent).join(",") : "";
  } catch {
    return "";
  }
}

/** The ids of the user's pinned companies, joined by commas. A text, because React compares it by value. */
export function pinnedIds(userName: string): string {
  return visitedCompanies(userName)
    .pinned.map(({ id }) => id)
    .join(",");
}

function load(userName: string): string | null {
  try {
    return localStorage.getItem(keyOf(userName));
  } catch {
    return null;
  }
}

function parse(text: string | null): VisitedCompanies {
  if (text === null) return NONE;
  try {
    const { pinned, recent } = JSON.parse(text) as Record<string, unknown>;
    return { pinned: companiesIn(pinned), recent: companiesIn(recent) };
  } catch {
    return NONE;
  }
}

function companiesIn(list: unknown): VisitedCompany[] {
  if (!Array.isArray(list)) return [];
  return list.filter(
    (company: Partial<VisitedCompany> | null): company is VisitedCompany =>
      typeof company?.id === "string" && typeof company.name === "string",
  );
}
