import { metadataInEnglish } from "#lib/server/pages/page-metadata.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { SendTestEmail } from "@/components/orders/send-test-email";
import { TitledSection } from "@/components/ui/titled-section";

export const metadata = metadataInEnglish("Order e-mail", { indexed: false, offline: false, only: "en" });

export default function EmailTestPage() {
  const { subject, text } = warehouseEmail(exampleOrder);
  return (
    <div className="page">
      <h1 className="text-4xl sm:text-6xl">Order e-mail</h1>
      <p className="mt-3 max-w-2xl text-lg">
        What the warehouse gets for an order, shown with a sample order that nobody placed. Both parts say the same; a
        mail program shows one of them.
      </p>
      <p className="mt-6">
        <span className="font-semibold">Subject:</span> {subject}
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <TitledSection name="html-part" title="HTML part">
          <iframe
            title="HTML part of the order e-mail"
            src="/email-test/mail"
            sandbox=""
            className="card mt-4 h-[82rem] w-full"
          />
        </TitledSection>
        <TitledSection name="text-part" title="Text part">
          <pre className="card mt-4 whitespace-pre-wrap p-6 text-sm">{text}</pre>
        </TitledSection>
      </div>
      <SendTestEmail />
    </div>
  );
}
