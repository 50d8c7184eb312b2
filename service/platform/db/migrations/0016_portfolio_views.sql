CREATE TABLE "portfolio_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" text NOT NULL,
	"user_name" text,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portfolio_view_default" (
	"agency_id" text NOT NULL,
	"user_name" text,
	"view_id" text NOT NULL,
	CONSTRAINT "portfolio_view_default_chosen" UNIQUE NULLS NOT DISTINCT("agency_id","user_name")
);
--> statement-breakpoint
ALTER TABLE "portfolio_view" ADD CONSTRAINT "portfolio_view_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_view" ADD CONSTRAINT "portfolio_view_user_name_app_user_user_name_fk" FOREIGN KEY ("user_name") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "portfolio_view_default" ADD CONSTRAINT "portfolio_view_default_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_view_default" ADD CONSTRAINT "portfolio_view_default_user_name_app_user_user_name_fk" FOREIGN KEY ("user_name") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "portfolio_view_agency" ON "portfolio_view" USING btree ("agency_id","user_name");--> statement-breakpoint
CREATE INDEX "portfolio_view_user" ON "portfolio_view" USING btree ("user_name");--> statement-breakpoint
CREATE INDEX "portfolio_view_default_user" ON "portfolio_view_default" USING btree ("user_name");