CREATE TABLE "report_link" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"language" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_user_name" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"closed" timestamp (3) with time zone,
	"is_recalled" boolean DEFAULT false NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"first_opened" timestamp (3) with time zone,
	"last_opened" timestamp (3) with time zone,
	CONSTRAINT "report_link_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_report_fk" FOREIGN KEY ("company_id","report_id") REFERENCES "public"."period_report"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_link_report" ON "report_link" USING btree ("company_id","report_id");--> statement-breakpoint
CREATE INDEX "report_link_token" ON "report_link" USING btree ("token_hash");