import { createNotifier } from "@/lib/store";

/** Tells that a closed form is to be open again, because its user has undone closing it. */
export const reopenedForms = createNotifier<[draftKey: readonly string[]]>();
