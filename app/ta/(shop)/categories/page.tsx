import { CategoriesPage, categoriesMetadata } from "@/app/_pages/categories-page";
import { CatalogueTexts } from "@/app/_tamil/catalogue-texts";

export const metadata = categoriesMetadata("ta");

export default function Page() {
  return (
    <CatalogueTexts>
      <CategoriesPage language="ta" />
    </CatalogueTexts>
  );
}
