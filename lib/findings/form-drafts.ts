import { placeKey, type AgencyPlace } from "@/lib/standards/place";

/** The key under which lib/drafts stores the unsaved form of a rule; null stands for a new rule. */
export const ruleDraft = (place: AgencyPlace, rule: { id: string } | null) => ["rule", placeKey(place), rule?.id ?? ""];
