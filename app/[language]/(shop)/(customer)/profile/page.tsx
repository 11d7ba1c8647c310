import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { Profile } from "@/components/account/profile";

export const generateMetadata = privateMetadata("profile");

export default withQueries(Profile);
