/** The company that files are imported for: the one whose page is open. */
export interface ImportCompany {
  id: string;
  name: string;
  businessIdentityCode: string;
}
