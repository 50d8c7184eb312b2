import { queryOptions } from "@tanstack/react-query";
import type { StandardKind } from "@/contract/standards";
import { apiGet } from "@/lib/api/client";
import type { SchemaLoader } from "@/lib/api/types";
import { inheritedPath, standardsPath } from "./paths";
import type { AgencyPlace, StandardPlace } from "./place";
import type { StandardVersion } from "./versions";

interface StandardKindQueries<T, Place, Version> {
  /** The beginning of all query keys of a place. */
  all: (place: Place) => readonly [string, ...string[]];
  /** The resource's name without `Standard` before it, such as `KeyFigurePreset`. */
  resource: StandardKind;
  /** The address of the standards that every agency has; without it, the `inherited` of an agency is empty. */
  builtInPath?: string | null;
  listSchema: SchemaLoader<T[]>;
  versionsSchema: SchemaLoader<Version[]>;
  /** Returns the standard in a version, from the member named after the kind; undefined unless the state is `set`. */
  contentOf: (version: Version) => NoInfer<T> | undefined;
}

/** The queries of one kind of standards. */
export function standardQueries<
  T,
  Place extends StandardPlace,
  Version extends Omit<StandardVersion<unknown>, "content">,
>(kind: StandardKindQueries<T, Place, Version>) {
  const { all, resource, builtInPath = null, listSchema, versionsSchema, contentOf } = kind;
  const keyOf = (place: Place, ...below: string[]): readonly string[] => [...all(place), ...below];
  return {
    all,
    /** The standards of a place, inherited ones included. */
    list: (place: Place) =>
      queryOptions({
        queryKey: keyOf(place, "list"),
        queryFn: ({ signal }) => apiGet(standardsPath(place, resource), listSchema, { signal }),
      }),
    /** The standards that the place would have without its own changes. */
    inherited: (place: Place) =>
      queryOptions({
        queryKey: keyOf(place, "inherited"),
        queryFn: ({ signal }): Promise<T[]> => {
          const path = inheritedPath(place, resource) ?? builtInPath;
          return path === null ? Promise.resolve([]) : apiGet(path, listSchema, { signal });
        },
      }),
    /** The versions of a standard of an agency or a company type, the newest first. */
    versions: (place: Place & AgencyPlace, id: string) =>
      queryOptions({
        queryKey: keyOf(place, "versions", id),
        queryFn: async ({ signal }): Promise<StandardVersion<T>[]> => {
          const versions = await apiGet(standardsPath(place, resource, id, "Version"), versionsSchema, { signal });
          return versions.map((version) => ({ ...version, content: contentOf(version) }));
        },
        // Other users may have saved versions since the list was cached.
        staleTime: 0,
      }),
  };
}
