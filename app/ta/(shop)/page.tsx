import { HomeTexts } from "@/app/_tamil/home-texts";
import { HomePage, homeMetadata } from "@/app/_pages/home-page";

export const metadata = homeMetadata("ta");

export default function Page() {
  return (
    <HomeTexts>
      <HomePage language="ta" />
    </HomeTexts>
  );
}
