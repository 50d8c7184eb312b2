/** A company that files are imported to: the one whose page is open, or another that was chosen for a file. */
export interface ImportCompany {
  id: string;
  name: string;
  businessIdentityCode: string;
}
