-- Rules of an agency are standards, in the order in which they were made. A backup's rows are put there by this too.
INSERT INTO "standard" ("agency_id", "company_type_id", "kind", "id", "content")
SELECT "agency_id", '', 'FindingRule', "id", "rule" || jsonb_build_object('id', "id", 'created',
  to_char("created" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "finding_rule";--> statement-breakpoint
DROP TABLE "finding_rule" CASCADE;
