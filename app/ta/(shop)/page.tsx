import { HomePage, homeMetadata } from "@/app/_pages/home-page";
import { HomeTexts } from "@/app/_tamil/home-texts";

export const metadata = homeMetadata("ta");

export default function Page() {
  return (
    <HomeTexts>
      <HomePage language="ta" />
    </HomeTexts>
  );
}
