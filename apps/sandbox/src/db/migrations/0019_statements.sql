CREATE TABLE "statement" (
	"statement_id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"code_hash" text,
	"pdf_id" text,
	"pdf_sha256" text,
	"csv_id" text,
	"csv_sha256" text,
	"total" numeric(18, 2),
	CONSTRAINT "statement_code" UNIQUE("code_hash"),
	CONSTRAINT "statement_once" UNIQUE("user_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_pdf_id_upload_upload_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."upload"("upload_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_csv_id_upload_upload_id_fk" FOREIGN KEY ("csv_id") REFERENCES "public"."upload"("upload_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_pdf" ON "statement" USING btree ("pdf_id");--> statement-breakpoint
CREATE INDEX "statement_csv" ON "statement" USING btree ("csv_id");
--> statement-breakpoint
-- A statement whose files are stored stays as it is.
create function statement_is_kept() returns trigger language plpgsql as $$
begin
  if old.made_at is not null then
    raise exception 'statement % was made and is never changed', old.statement_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger statement_kept before update on statement for each row execute function statement_is_kept();
