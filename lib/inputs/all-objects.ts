/** Value in the page's address for all objects side by side; it cannot be the id of an object. */
export const ALL_OBJECTS = "all";
