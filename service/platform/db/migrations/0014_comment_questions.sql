CREATE TABLE "comment_reply" (
	"company_id" text NOT NULL,
	"comment_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message" text NOT NULL,
	"author" text NOT NULL,
	"author_user_name" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_reply_company_id_comment_id_id_pk" PRIMARY KEY("company_id","comment_id","id")
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "agency_id" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "author_type" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "is_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "resolved" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "resolved_by" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "assignee_user_name" text;--> statement-breakpoint
ALTER TABLE "comment_reply" ADD CONSTRAINT "comment_reply_company_id_comment_id_comment_company_id_id_fk" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."comment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "comment" SET "agency_id" = "company"."agency_id" FROM "company" WHERE "company"."id" = "comment"."company_id";--> statement-breakpoint
UPDATE "comment" SET "author_type" = "app_user"."type" FROM "app_user" WHERE "app_user"."user_name" = "comment"."author_user_name";--> statement-breakpoint
CREATE INDEX "comment_feed" ON "comment" USING btree ("agency_id","created","id");--> statement-breakpoint
CREATE INDEX "comment_open_question" ON "comment" USING btree ("agency_id","created","id") WHERE is_question and resolved is null;