"use client";

import { createContext, use, type ReactNode } from "react";
import type { User } from "@/contract/users/user";
import {
  agencyPermissions,
  companyPermissions,
  type AgencyPermissions,
  type CompanyPermissions,
} from "@/lib/auth/permissions";

const CurrentUser = createContext<User | null>(null);

export function CurrentUserProvider({ user, children }: { user: User; children: ReactNode }) {
  return <CurrentUser value={user}>{children}</CurrentUser>;
}

export function useCurrentUser(): User {
  const user = use(CurrentUser);
  if (!user) throw new Error("useCurrentUser stands outside the pages behind the sign-in");
  return user;
}

export function useCompanyPermissions(companyId: string): CompanyPermissions {
  return companyPermissions(useCurrentUser(), companyId);
}

export function useAgencyPermissions(): AgencyPermissions {
  return agencyPermissions(useCurrentUser());
}
