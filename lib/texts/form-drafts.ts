import { placeKey, type AgencyPlace } from "@/lib/standards/place";

/** The key under which lib/drafts stores the unsaved form of a standard text; `text` is null for a new one. */
export const textDraft = (place: AgencyPlace, text: { id: string } | null) => ["text", placeKey(place), text?.id ?? ""];
