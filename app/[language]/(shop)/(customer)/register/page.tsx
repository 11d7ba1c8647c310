import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { RegisterForm } from "@/components/account/register-form";

export const generateMetadata = metadataOf("register", { indexed: false, offline: false });

export default withQueries(RegisterForm);
