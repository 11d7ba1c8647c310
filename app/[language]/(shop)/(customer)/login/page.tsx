import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { SignInPage } from "@/components/account/sign-in-page";

export const generateMetadata = metadataOf("login", { indexed: false, offline: false });

export default withQueries(SignInPage);
