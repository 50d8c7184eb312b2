/** Why a statement asks nothing of the service. */
const REASONS: Record<string, readonly string[]> = {
  "It says what the document covers or begins a list.": [
    "i.company.81bba6",
    "i.what.24eddd",
    "i.what.ff2ec0",
    "i.general.27749b",
    "i.general.c8223f",
    "i.endpoints.c2d561",
    "i.companycomment.09e097",
    "d.5.017df5",
    "d.5.b8558d",
  ],
  "It leaves something open; decisions.md decides it, and what that says is checked.": [
    "i.company.69702d",
    "i.comment.8897d3",
    "i.keyfigurepreset.903bc0",
    "i.fiscalyear.98c7ce",
    "i.keyfiguredata.9e2d70",
    "i.agency.4d726e",
    "i.states.9c998a",
    "i.company.f47988",
    "i.agencycompany.8ab3e3",
    "i.companycomment.28f624",
    "i.authentication.6761b5",
    "i.events.7d9185",
    "i.errors.2aa7cd",
    "i.errors.ba7e6c",
    "i.limits.b7c2d7",
  ],
  "It says how the two documents stand to each other, or why.": [
    "d.decisions.0b2c67",
    "d.decisions.af4d43",
    "d.decisions.b98cfa",
    "d.5.5f468b",
    "d.5.b0f401",
  ],
};

/** Key of each statement that is no requirement, with the reason. */
export const INFORMATIVE: ReadonlyMap<string, string> = new Map(
  Object.entries(REASONS).flatMap(([reason, keys]) => keys.map((key) => [key, reason] as const)),
);
