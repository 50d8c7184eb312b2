/** Stands in the address for all objects side by side; no object's number is it. */
export const ALL_OBJECTS = "all";
