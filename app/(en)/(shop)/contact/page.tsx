import { ContactPage, contactMetadata } from "@/app/_pages/contact-page";

export const metadata = contactMetadata("en");

export default function Page() {
  return <ContactPage language="en" />;
}
