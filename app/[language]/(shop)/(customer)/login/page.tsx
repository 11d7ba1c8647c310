import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { SignInPage } from "@/components/account/sign-in-page";

export const generateMetadata = privateMetadata("login");

export default withQueries(SignInPage);
