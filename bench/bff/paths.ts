/** Paths of the two responses, 2 KB and 200 KB. */
export const SMALL_PATH = "/Api/v2/Company/a-demo-559900-0001/Comment";
export const LARGE_PATH = "/Api/v2/Agency/demo/Company";
