"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { GridFrame } from "@/components/grid/grid-frame";
import type { GridLayout } from "@/components/grid/grid-layout";
import { Button } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { SaveMenu } from "@/components/ui/save-menu";
import { SaveStatus } from "@/components/ui/save-status";
import { Segmented } from "@/components/ui/segmented";
import { Note } from "@/components/value-sheet/note";
import { saveStateOf } from "@/components/value-sheet/save-progress";
import type { Company } from "@/contract/companies/company";
import type { User } from "@/contract/users/user";
import { apiErrorKind, apiErrorValues, mayBeSaved } from "@/lib/api/error";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import { GridStore } from "@/lib/grid/grid-store";
import type { FileKind } from "@/lib/spreadsheets/table";
import { showToast } from "@/lib/toasts";
import { useStore } from "@/lib/use-store";
import { saveCompanyPlaces } from "@/lib/users/mutations";
import { PlacesModel } from "@/lib/users/places-model";
import { PlacesQueue } from "@/lib/users/places-queue";
import { usersQueries } from "@/lib/users/queries";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface PlacesGridProps {
  agencyId: string;
  companies: readonly Company[];
  /** The users of the agency and of its companies, sorted. */
  users: readonly User[];
  /** The users in the columns: those of the agency, or of its companies. */
  usersOf: "agency" | "companies";
  onUsersOf: (usersOf: "agency" | "companies") => void;
}

/** Grid of companies (rows) and users (columns). A cell has the role, or says that the consultant has the client. */
export function PlacesGrid({ agencyId, companies, users, usersOf, onUsersOf }: PlacesGridProps) {
  const t = useTranslations("users.places");
  const roles = useTranslations("users.companyRoles");
  const tErrors = useTranslations("errors");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const boxRef = useRef<HTMLDivElement>(null);
  const [{ model, store, queue }] = useState(() => {
    const model = new PlacesModel({
      place: (place) => (place === "Client" ? t("client") : roles(place)),
      note: (state, theirs) => t(`notes.${state}`, { theirs: theirs || t("nothing") }),
    });
    const list = usersQueries.list();
    const { queryKey } = list;
    const queue = new PlacesQueue(model, {
      send: async (changes) => {
        const saved = new Map((await saveCompanyPlaces(agencyId, changes)).map((user) => [user.userName, user]));
        // A running fetch may be older than the save. It may also be for changes by others, so it is begun again.
        const isFetching = queryClient.isFetching({ queryKey }) > 0;
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (all) => all?.map((user) => saved.get(user.userName) ?? user));
        if (isFetching) void queryClient.invalidateQueries({ queryKey });
      },
      fetch: async () => {
        await queryClient.cancelQueries({ queryKey });
        return queryClient.query({ ...list, staleTime: 0 });
      },
    });
    model.store(users);
    return { model, store: new GridStore(model), queue };
  });
  const shown = useMemo(
    () => users.filter(({ type }) => (type === "CompanyUser") === (usersOf === "companies")),
    [users, usersOf],
  );
  const companyIds = useMemo(() => companies.map(({ id }) => id), [companies]);
  useEffect(() => {
    model.show(
      companyIds,
      shown.map(({ userName }) => userName),
    );
  }, [model, companyIds, shown]);
  useEffect(() => {
    model.store(users);
  }, [model, users]);
  const endWithPage = useEffectEvent(async () => {
    await queue.flush(true);
    const { failed, conflicts, failure } = queue.status.get();
    const lost = t("lost", { count: failed + conflicts });
    if (failed > 0) showFailure(failure, lost);
    else if (conflicts > 0) showToast(lost, { tone: "bad" });
    await queryClient.invalidateQueries({ queryKey: usersQueries.all() });
  });
  // Leaving the page sends pending changes, which may have to wait, and invalidates the queries of other pages.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const { waiting, saving, failed, conflicts } = queue.status.get();
      if (waiting + saving + failed + conflicts > 0) event.preventDefault();
    };
    const endSettling = settleBeforeLeaving(() => queue.flush(true));
    window.addEventListener("beforeunload", warn);
    return () => {
      endSettling();
      void endWithPage().finally(() => {
        window.removeEventListener("beforeunload", warn);
      });
    };
  }, [queue]);
  const status = useStore(queue.status, queue.status.get());
  const names = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies]);
  const layout = useMemo((): GridLayout => {
    const nameOf = (id: string) => names.get(id) ?? id;
    return {
      lead: [{ id: "name", header: t("company"), width: "min(260px, 44vw)", align: "start", cell: nameOf }],
      columns: shown.map(({ userName, name }) => ({
        id: userName,
        header: name,
        label: `${name} (${userName})`,
        align: "start" as const,
        width: 132,
      })),
      digits: 14,
      rowLabel: nameOf,
    };
  }, [names, shown, t]);
  const retry = () => void queue.flush(true);
  const causeOf = (failure: unknown) => {
    const kind = apiErrorKind(failure);
    // The only rule that a change in the grid can break: a user must see at least one company.
    if (kind === "rule") return t("needsCompany");
    return `${tErrors(`${kind}.title`, apiErrorValues(failure))} ${tErrors(`${kind}.advice`)}`;
  };
  const save = async (kind: FileKind, culture: string) => {
    const { saveTable } = await import("@/lib/spreadsheets/save-table");
    const header = [t("company"), t("number"), ...shown.map(({ name, userName }) => `${name} (${userName})`)];
    const rows = companies.map(({ id, name, businessIdentityCode }) => [
      name,
      businessIdentityCode,
      ...shown.map(({ userName }) => model.write(model.content(id, userName)) || null),
    ]);
    return saveTable(kind, [header, ...rows], t("title"), culture);
  };
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={t(usersOf === "agency" ? "detailAgency" : "detailCompanies")}
        status={<SaveStatus state={saveStateOf(status, retry)} />}
        actions={
          <>
            <Segmented
              label={t("of.label")}
              options={(["agency", "companies"] as const).map((value) => ({ value, label: t(`of.${value}`) }))}
              value={usersOf}
              onChange={onUsersOf}
            />
            <SaveMenu save={save} />
          </>
        }
      />
      <div className="mb-3 flex flex-col gap-2 empty:hidden">
        {status.failed > 0 && (
          <Note
            icon="alert"
            tone="bad"
            actions={
              <Button size="small" icon="refresh" onClick={retry}>
                {t("retry")}
              </Button>
            }
          >
            {t(mayBeSaved(status.failure) ? "unsure" : "failed", { count: status.failed })} {causeOf(status.failure)}
          </Note>
        )}
        {status.conflicts > 0 && (
          <Note
            icon="alert"
            tone="warn"
            actions={(["mine", "theirs"] as const).map((choice) => (
              <Button
                key={choice}
                size="small"
                onClick={() => {
                  model.resolve(choice);
                  store.focus();
                }}
              >
                {t(choice)}
              </Button>
            ))}
          >
            {t("conflicts", { count: status.conflicts })}
          </Note>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="text-ink-2">{t("noUsers")}</p>
      ) : (
        <GridFrame
          grid={store}
          layout={layout}
          label={t("title")}
          readOnly={null}
          pasteHint={t(usersOf === "agency" ? "hintAgency" : "hintCompanies")}
          onLeave={() => void queue.flush()}
          boxRef={boxRef}
          around={216}
        />
      )}
    </>
  );
}
