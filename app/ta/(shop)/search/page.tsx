import { SearchPage, searchMetadata } from "@/app/_pages/search-page";
import { SearchTexts } from "@/app/_tamil/search-texts";

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export const generateMetadata = (props: Props) => searchMetadata("ta", props);

export default function Page(props: Props) {
  return (
    <SearchTexts>
      <SearchPage language="ta" {...props} />
    </SearchTexts>
  );
}
