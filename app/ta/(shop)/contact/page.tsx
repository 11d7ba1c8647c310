import { ContactPage, contactMetadata } from "@/app/_pages/contact-page";

export const metadata = contactMetadata("ta");

export default function Page() {
  return <ContactPage language="ta" />;
}
