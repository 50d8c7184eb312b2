CREATE TABLE "mail" (
	"agency_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"details" jsonb NOT NULL,
	"link" text,
	"link_expires" timestamp (3) with time zone NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_user_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"lease" uuid,
	"sent" timestamp (3) with time zone,
	"problem" jsonb,
	CONSTRAINT "mail_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail" USING btree ("agency_id","created");--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("next_try") WHERE state = 'waiting';