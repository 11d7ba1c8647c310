import { CategoriesPage, categoriesMetadata } from "@/app/_pages/categories-page";

export const metadata = categoriesMetadata("en");

export default function Page() {
  return <CategoriesPage language="en" />;
}
