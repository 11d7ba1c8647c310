import { SearchPage, searchMetadata } from "@/app/_pages/search-page";

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export const generateMetadata = (props: Props) => searchMetadata("en", props);

export default function Page(props: Props) {
  return <SearchPage language="en" {...props} />;
}
