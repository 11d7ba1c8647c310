import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { ResetForm } from "@/components/account/reset-form";

export const generateMetadata = privateMetadata("forgotPassword");

export default withQueries(ResetForm);
