import { useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import { lockTitle } from "#lib/browser/page/page-title.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { deliveryPromiseIn, expectedBy } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { billOfOrder } from "#lib/shop/pricing/bill.ts";
import { paidAndSamples, pickCount } from "#lib/shop/warehouse/pick-list.ts";
import { delivery } from "#texts/en/delivery.ts";
import { pickList } from "#texts/en/pick-list.ts";
import { placed } from "#texts/en/placed.ts";
import { SumList } from "@/components/cart/sum-list";
import { TickList } from "@/components/cart/tick-list";
import { WhatsAppIcon } from "@/components/ui/icons";
import { Kolam } from "@/components/ui/kolam";
import { Picture } from "@/components/ui/picture";

/** The order is on the server's disk. */
export function OrderPlaced({ order }: { order: Order }) {
  const t = useTexts(placed);
  const rich = useRichTexts(placed);
  const picks = useTexts(pickList);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A screen reader, a list of tabs and a printed page all name the page by its title.
  const title = `${t("short")} | ${shop.names[language]}`;
  useLayoutEffect(() => lockTitle(title), [title]);
  const promise = deliveryPromiseIn(useTexts(delivery), useStateName());
  const day = expectedBy(order.created_at, order.state, language);
  const payment = paymentWay();
  const { paid, samples } = paidAndSamples(order.items);
  return (
    <div className="page flex flex-col-reverse items-start justify-end gap-6 lg:flex-row lg:justify-between lg:gap-14">
      <div className="grid max-w-2xl grow gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-4xl text-leaf sm:text-6xl print:text-2xl">
          {t("title")}
        </h1>
        <p className="text-lg">
          {rich("id", { orderId: order.order_id, id: (words) => <strong data-testid="order-id">{words}</strong> })}
          <br />
          {rich("call", {
            number: spokenNumber(order.order_id),
            say: (words) => <strong className="spoken-number">{words}</strong>,
          })}
        </p>
        <div className="notice">
          <p className="font-semibold">{promise.headline}</p>
          <p>{promise.detail}</p>
          <p>{rich("expect", { day, by: (words) => <strong>{words}</strong> })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link href={`/order-status#id=${order.order_id}`} className="button">
            {t("track")}
          </Link>
          <Link href="/#categories" className="button button-quiet">
            {t("more")}
          </Link>
        </div>
        <section aria-label={t("ordered")} className="card p-6">
          <p className="mb-2 hidden font-semibold print:block">
            {picks("title", { count: pickCount(order.items, picks) })}
          </p>
          <TickList items={paid} />
          {samples.length > 0 && (
            <>
              <h2 className="mt-5 mb-2 text-xl">{t("samples")}</h2>
              <TickList items={samples} />
            </>
          )}
          <SumList bill={billOfOrder(order)} />
          <p className="mt-2 hidden text-right font-semibold text-xl print:block">
            {t("collect", { total: rupees(order.total_price), payment })}
          </p>
          <p className="mt-4 hidden print:block">
            {order.guest_name}, {order.guest_phone}, {order.guest_address}
          </p>
        </section>
        <p>{t("payment", { payment })}</p>
        <a className="link flex min-h-11 items-center gap-2" href={askOnWhatsApp(order.order_id)}>
          <WhatsAppIcon className="size-5" /> {t("ask")}
        </a>
      </div>
      <PlacedPacks names={order.items.map(({ name }) => name)} />
    </div>
  );
}

/** Opens a chat with the shop about an order. Its text has the number to say aloud and nothing else of the order. */
export function askOnWhatsApp(orderId: string): string {
  const text = `Hello ${shop.name}, I have a question about my order ${spokenNumber(orderId)}.`;
  return `${contactLinks.whatsapp}?text=${encodeURIComponent(text)}`;
}

/** As many as the spice box has cups. */
const CUPS = 7;

/** The packs that will arrive, each in a cup of the spice box; a kolam is drawn beside them. */
function PlacedPacks({ names }: { names: string[] }) {
  return (
    <div className="placed-packs grid w-full max-w-88 flex-none grid-cols-4 gap-2 lg:grid-cols-2 lg:gap-4 print:hidden">
      {[...new Set(names)].slice(0, CUPS).map((name) => {
        const product = findProductByName(name);
        return (
          <Picture
            key={name}
            {...(product ? packFiles(product, { to: 560 }) : pictureFiles("placeholder"))}
            alt=""
            sizes="(min-width: 64rem) 11rem, 5rem"
            className="aspect-square rounded-full border-4 border-brass"
            placeholder={<Kolam rows={[1, 3, 5, 3, 1]} className="size-1/2 text-brass" />}
          />
        );
      })}
      <Kolam rows={[1, 3, 5, 7, 5, 3, 1]} unit className="placed-kolam h-auto w-full text-turmeric" />
    </div>
  );
}
