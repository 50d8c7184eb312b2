"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { FailureNote } from "@/components/ui/failure-note";
import { onDemand } from "@/components/ui/on-demand";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { TextField } from "@/components/ui/field";
import { useTextError } from "@/components/ui/use-text-error";
import { BULK_CHANGE_KINDS, YEAR_SCOPES, type BulkChangeKind } from "@/contract/bulk-changes/bulk-change-states";
import { knownCurrencies } from "@/contract/fiscal-years/currencies";
import { MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH } from "@/contract/text-limits";
import type { ChangeDraft } from "@/lib/bulk-changes/change-draft";
import { LOCALES } from "@/contract/format/locale";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { presetsQueries } from "@/lib/presets/queries";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { toShownText } from "@/lib/reports/live-text-names";
import { reportTemplatesQueries } from "@/lib/reports/templates";
import { consultantsOf } from "@/lib/users/rows";
import { usersQueries } from "@/lib/users/queries";
import { ReportLanguageSelect, TemplateSelect } from "./report-selects";

const LiveTextField = onDemand(
  () => import("@/components/live-text/live-text-field").then((module) => module.LiveTextField),
  <div className="h-36" />,
);

interface ChangeFormProps {
  agencyId: string;
  draft: ChangeDraft;
  /** The members of the draft that are missing, unreadable or too long. */
  problems: readonly string[];
  onChange: (changes: Partial<ChangeDraft>) => void;
}

/** The standard presets of a client in which a change can put the key figures of another preset. */
const PLACES = ["VisibleKeyFigures", "MyKeyFigures"];

/** The form of a bulk change: its kind, and the fields of that kind. */
export function ChangeForm(props: ChangeFormProps) {
  const { draft, onChange } = props;
  const t = useTranslations("bulkChanges");
  const may = useAgencyPermissions();
  const kinds = BULK_CHANGE_KINDS.filter((kind) => kind !== "consultant" || may.manageUsers);
  const Fields = FIELDS[draft.kind];
  return (
    <>
      <Select
        label={t("form.kind")}
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ target }) => {
          onChange({ kind: BULK_CHANGE_KINDS.find((kind) => kind === target.value)! });
        }}
      />
      <Fields {...props} />
    </>
  );
}

const FIELDS: Record<BulkChangeKind, (props: ChangeFormProps) => React.ReactNode> = {
  companyType: TypeFields,
  preset: PresetFields,
  chartOfAccounts: ChartFields,
  currency: CurrencyFields,
  target: TargetFields,
  consultant: ConsultantFields,
  comment: CommentFields,
  report: ReportFields,
  publishing: PublishingFields,
};

function TypeFields({ agencyId, draft, onChange }: ChangeFormProps) {
  const t = useTranslations("bulkChanges");
  const { data: types = [], error } = useQuery(companyTypesQuery(agencyId));
  return (
    <>
      <FailureNote error={error} />
      <Select
        label={t("form.companyType")}
        value={draft.companyTypeId}
        options={[
          { value: "", label: t("values.noType") },
          ...types.map(({ Id, Name }) => ({ value: Id, label: Name })),
        ]}
        onChange={({ target }) => {
          onChange({ companyTypeId: target.value });
        }}
      />
    </>
  );
}

function PresetFields({ agencyId, draft, problems, onChange }: ChangeFormProps) {
  const t = useTranslations("bulkChanges");
  const { data: presets = [], error } = useQuery(presetsQueries.list({ agencyId, companyTypeId: null }));
  const textsOf = usePresetTexts();
  const options = presets.map((preset) => ({ value: preset.id, label: textsOf(preset).name }));
  const places = options.filter(({ value }) => PLACES.includes(value) && value !== draft.presetId);
  return (
    <>
      <FailureNote error={error} />
      <Select
        label={t("form.preset")}
        name="presetId"
        value={draft.presetId}
        error={problems.includes("presetId") ? t("form.presetMissing") : undefined}
        options={[{ value: "", label: t("form.choose"), disabled: true }, ...options]}
        onChange={({ target }) => {
          onChange({ presetId: target.value });
        }}
      />
      <Select
        label={t("form.presetPlace")}
        value={draft.presetPlace}
        hint={t("form.presetHint")}
        options={[{ value: "", label: t("form.presetItself") }, ...places]}
        onChange={({ target }) => {
          onChange({ presetPlace: target.value });
        }}
      />
    </>
  );
}

function Years({ draft, onChange }: ChangeFormProps) {
  const t = useTranslations("bulkChanges");
  return (
    <div>
      <Segmented
        label={t("form.years")}
        options={YEAR_SCOPES.map((value) => ({ value, label: t(`form.yearsOf.${value}`) }))}
        value={draft.years}
        onChange={(years) => {
          onChange({ years });
        }}
      />
    </div>
  );
}

function ChartFields(props: ChangeFormProps) {
  const { draft, problems, onChange } = props;
  const t = useTranslations("bulkChanges");
  return (
    <>
      <TextField
        label={t("form.chart")}
        name="chartOfAccountsId"
        hint={t("form.chartHint")}
        value={draft.chartOfAccountsId}
        error={problems.includes("chartOfAccountsId") ? t("form.chartMissing") : undefined}
        onChange={({ target }) => {
          onChange({ chartOfAccountsId: target.value });
        }}
      />
      <Years {...props} />
    </>
  );
}

function CurrencyFields(props: ChangeFormProps) {
  const { draft, onChange } = props;
  const t = useTranslations("bulkChanges");
  return (
    <>
      <Select
        label={t("form.currency")}
        hint={t("form.currencyHint")}
        value={draft.currency}
        options={knownCurrencies().map((value) => ({ value, label: value }))}
        onChange={({ target }) => {
          onChange({ currency: target.value });
        }}
      />
      <Years {...props} />
    </>
  );
}

function FigureAndPeriod({ draft, problems, onChange }: ChangeFormProps) {
  const t = useTranslations("bulkChanges");
  const { data: keyFigures = [], error } = useQuery(catalogueQueries.standard());
  return (
    <>
      <FailureNote error={error} />
      <Select
        label={t("form.keyFigure")}
        name="keyFigureType"
        value={draft.keyFigureType}
        error={problems.includes("keyFigureType") ? t("form.keyFigureMissing") : undefined}
        options={[
          { value: "", label: t("form.choose"), disabled: true },
          ...keyFigures.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => {
          onChange({ keyFigureType: target.value });
        }}
      />
      <PeriodField {...{ draft, problems, onChange }} />
    </>
  );
}

function PeriodField({ draft, problems, onChange }: Pick<ChangeFormProps, "draft" | "problems" | "onChange">) {
  const t = useTranslations("bulkChanges");
  return (
    <TextField
      label={t("form.period")}
      name="period"
      hint={t("form.periodHint")}
      value={draft.period}
      error={problems.includes("period") ? t("form.periodUnreadable") : undefined}
      className="w-64 max-sm:w-full"
      onChange={({ target }) => {
        onChange({ period: target.value });
      }}
    />
  );
}

function TargetFields(props: ChangeFormProps) {
  const { draft, problems, onChange } = props;
  const t = useTranslations("bulkChanges");
  return (
    <>
      <FigureAndPeriod {...props} />
      <TextField
        label={t("form.value")}
        name="value"
        hint={t("form.valueHint")}
        value={draft.value}
        error={problems.includes("value") ? t("form.valueUnreadable") : undefined}
        className="w-64 max-sm:w-full"
        onChange={({ target }) => {
          onChange({ value: target.value });
        }}
      />
    </>
  );
}

function ConsultantFields({ agencyId, draft, problems, onChange }: ChangeFormProps) {
  const t = useTranslations("bulkChanges");
  const inOrder = useNameOrder();
  const { data: users = [], error } = useQuery(usersQueries.list());
  const consultants = consultantsOf(users, agencyId);
  return (
    <>
      <FailureNote error={error} />
      <Select
        label={t("form.consultant")}
        name="userName"
        value={draft.userName}
        error={problems.includes("userName") ? t("form.consultantMissing") : undefined}
        options={[
          { value: "", label: t("form.choose"), disabled: true },
          ...inOrder(consultants, ({ name }) => name).map(({ userName, name }) => ({ value: userName, label: name })),
        ]}
        onChange={({ target }) => {
          onChange({ userName: target.value });
        }}
      />
      <div>
        <Segmented
          label={t("form.clients")}
          options={[
            { value: "get", label: t("form.getsClients") },
            { value: "lose", label: t("form.losesClients") },
          ]}
          value={draft.isClient ? "get" : "lose"}
          onChange={(value) => {
            onChange({ isClient: value === "get" });
          }}
        />
      </div>
    </>
  );
}

function CommentFields(props: ChangeFormProps) {
  const { draft, problems, onChange } = props;
  const t = useTranslations("bulkChanges");
  const textError = useTextError();
  const locale = useLocale();
  const { data: keyFigures = [] } = useQuery(catalogueQueries.standard());
  return (
    <>
      <FigureAndPeriod {...props} />
      <LiveTextField
        companyId={null}
        about={null}
        hasWords={false}
        keyFigures={keyFigures}
        label={t("form.message")}
        hint={t("form.messageHint", { example: toShownText("{[NetSales]}", keyFigures, locale) })}
        name="message"
        rows={4}
        text={draft.message}
        error={
          problems.includes("message")
            ? textError(draft.message, { missing: t("form.messageMissing"), max: MAX_LONG_TEXT_LENGTH })
            : undefined
        }
        onChange={(message) => {
          onChange({ message });
        }}
      />
      <Switch
        label={t("form.isQuestion")}
        checked={draft.isQuestion}
        onChange={({ target }) => {
          onChange({ isQuestion: target.checked });
        }}
      />
    </>
  );
}

function ReportFields(props: ChangeFormProps) {
  const { agencyId, draft, problems, onChange } = props;
  const t = useTranslations("bulkChanges");
  const textError = useTextError();
  const { data: templates, error } = useQuery(reportTemplatesQueries.list(agencyId));
  return (
    <>
      <FailureNote error={error} />
      <TemplateSelect
        templates={templates}
        isMissing={problems.includes("reportTemplateId")}
        name="reportTemplateId"
        hint={t("form.templateHint")}
        value={draft.reportTemplateId}
        onChange={({ target }) => {
          onChange({ reportTemplateId: target.value });
        }}
      />
      <TextField
        label={t("form.title")}
        name="title"
        maxLength={MAX_NAME_LENGTH}
        value={draft.title}
        error={problems.includes("title") ? textError(draft.title, { missing: t("form.titleMissing") }) : undefined}
        onChange={({ target }) => {
          onChange({ title: target.value });
        }}
      />
      <PeriodField {...props} />
    </>
  );
}

function PublishingFields(props: ChangeFormProps) {
  const { draft, onChange } = props;
  const t = useTranslations("bulkChanges");
  return (
    <>
      <PeriodField {...props} />
      <TextField
        label={t("form.drafts")}
        name="title"
        hint={t("form.draftsHint")}
        maxLength={MAX_NAME_LENGTH}
        value={draft.title}
        onChange={({ target }) => {
          onChange({ title: target.value });
        }}
      />
      <ReportLanguageSelect
        hint={t("form.reportLanguageHint")}
        value={draft.language}
        onChange={({ target }) => {
          onChange({ language: LOCALES.find((locale) => locale === target.value)! });
        }}
      />
    </>
  );
}
