import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { ResetForm } from "@/components/account/reset-form";

export const generateMetadata = metadataOf("forgot-password", { indexed: false, offline: false });

export default withQueries(ResetForm);
