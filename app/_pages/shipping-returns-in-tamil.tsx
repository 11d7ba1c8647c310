import { Link } from "#lib/browser/language/link.ts";
import { states } from "#lib/shop/customer/address.ts";
import { DAYS_ELSEWHERE, HOME_DAYS, PROCESSING_HOURS } from "#lib/shop/order/delivery.ts";
import { REFUND_WITHIN_DAYS, REPORT_WITHIN_HOURS } from "#lib/shop/policies.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { shopTextsIn } from "#lib/shop/shop-texts.ts";
import { FactList } from "@/components/policies/fact-list";
import type { PolicySection } from "@/components/policies/policy-page";

const call = <a href={contactLinks.phone}>{shop.phone}</a>;
const whatsapp = (
  <a href={contactLinks.whatsapp} rel="noopener">
    வாட்ஸ்அப்பில்
  </a>
);
const mail = <a href={contactLinks.email}>{shop.email}</a>;
const { homeState } = shopTextsIn("ta").delivery;

/** The content of /ta/shipping-returns: the same as in English, section by section. */
export const sections: PolicySection[] = [
  {
    id: "where",
    title: "எங்கே டெலிவரி, எவ்வளவு ஆகும்",
    body: (
      <p>
        இந்தியாவின் {states.length} மாநிலங்களுக்கும் யூனியன் பிரதேசங்களுக்கும் அனுப்புகிறோம்.{" "}
        {DELIVERY_CHARGE === 0
          ? "என்ன வாங்கினாலும் டெலிவரி இலவசம்: பாக்கெட்டின் விலை மட்டும் கொடுத்தால் போதும்."
          : `ஒரு ஆர்டருக்கு டெலிவரி ${rupees(DELIVERY_CHARGE)}.`}{" "}
        வெளிநாட்டுக்குப் பார்சல் அனுப்புவதில்லை.
      </p>
    ),
  },
  {
    id: "how-long",
    title: "எத்தனை நாள் ஆகும்",
    body: (
      <>
        <FactList
          facts={[
            ["பேக்கிங்", `உங்கள் ஆர்டரை ${PROCESSING_HOURS} மணி நேரத்துக்குள் பேக் செய்கிறோம்.`],
            [homeState, `${HOME_DAYS.least}-${HOME_DAYS.most} வேலை நாள்களில் டெலிவரி.`],
            ["மற்ற மாநிலங்கள்", `${DAYS_ELSEWHERE} நாளில் டெலிவரி.`],
          ]}
        />
        <p>வேலை நாள் என்றால் திங்கள் முதல் வெள்ளி வரை. ஆர்டர் செய்ததும், எந்த நாளில் வந்து சேரும் என்று உங்கள் ஆர்டர் பக்கம் சொல்லும்.</p>
      </>
    ),
  },
  {
    id: "following",
    title: "ஆர்டர் எங்கே இருக்கிறது",
    body: (
      <>
        <p>
          <Link href="/order-status">ஆர்டர் நிலை</Link> பக்கம் சொல்லும். ஆர்டர் ஐடியும், ஆர்டர் செய்த போன் நம்பரும் இருந்தால் போதும்.
        </p>
        <p>
          இமெயில் முகவரி கொடுத்திருந்தால், ஆர்டர் செய்ததும், நிலை மாறும் ஒவ்வொரு முறையும் இமெயில் அனுப்புவோம். எஸ்எம்எஸ் போட்டிருந்தால் உங்கள்
          போனுக்கும் வரும். போனில் கூப்பிடுகிறீர்களா? ஆர்டர் ஐடியின் கடைசி ஆறு எழுத்து போதும்.
        </p>
      </>
    ),
  },
  {
    id: "cancelling",
    title: "ஆர்டரை மாற்ற, ரத்து செய்ய",
    body: (
      <p>
        பார்சல் எங்களிடமிருந்து கிளம்பும் வரை {call} கூப்பிடுங்கள், அல்லது {whatsapp} எழுதுங்கள்: ஆர்டரை மாற்றுவோம் அல்லது ரத்து செய்வோம்.
        ஆன்லைனில் பணம் எடுப்பதில்லை, அதனால் பெரும்பாலும் திரும்பத் தர எதுவும் இருக்காது. ஏற்கனவே கொடுத்திருந்தால், {REFUND_WITHIN_DAYS} வேலை
        நாள்களுக்குள் முழுப் பணத்தையும் திரும்பத் தருவோம்.
      </p>
    ),
  },
  {
    id: "damaged",
    title: "உடைந்து, மாறி, குறைந்து வந்த பாக்கெட்",
    body: (
      <>
        <p>
          பார்சல் வந்த {REPORT_WITHIN_HOURS} மணி நேரத்துக்குள், ஆர்டர் ஐடியையும் வந்ததன் போட்டோவையும் அனுப்புங்கள்: {call} போனில்,{" "}
          {whatsapp}, அல்லது {mail} இமெயிலில்.
        </p>
        <ul>
          <li>வேறு பாக்கெட் தருவோம், அல்லது பணத்தைத் திரும்பத் தருவோம். எது என்று நீங்களே சொல்லுங்கள்.</li>
          <li>புதிதாக அனுப்பவும், பழையதைத் திரும்ப எடுக்கவும் ஆகும் செலவு எங்களுடையது.</li>
          <li>{REFUND_WITHIN_DAYS} வேலை நாள்களுக்குள், நீங்கள் கொடுத்த வழியிலேயே பணம் திரும்பக் கிளம்பும்.</li>
        </ul>
      </>
    ),
  },
  {
    id: "late",
    title: "பார்சல் வரவில்லை என்றால்",
    body: (
      <p>
        வர வேண்டிய நாள் போய்விட்டதா? {call} கூப்பிடுங்கள். பார்சல் எங்கே என்று தேடுவோம். கிடைக்கவில்லை என்றால், ஆர்டரை மறுபடி அனுப்புவோம் அல்லது
        பணத்தைத் திரும்பத் தருவோம்.
      </p>
    ),
  },
  {
    id: "not-returned",
    title: "எதைத் திரும்ப எடுக்க முடியாது",
    body: (
      <>
        <p>
          இது சாப்பாட்டுப் பொருள்; உங்களிடம் வந்த பாக்கெட்டை மறுபடி விற்க முடியாது. பிரித்த பாக்கெட்டையும், வேண்டாம் என்று ஆன பாக்கெட்டையும் திரும்ப
          எடுப்பதில்லை.
        </p>
        <p>
          நுகர்வோர் பாதுகாப்புச் சட்டம், 2019 உங்களுக்குத் தரும் உரிமைகள் எதையும் இது பறிக்காது. நாம் ஒத்துப்போகவில்லை என்றால், எங்கள்{" "}
          <Link href="/contact#grievance">குறை கேட்கும் அதிகாரிக்கு</Link> எழுதுங்கள்.
        </p>
      </>
    ),
  },
];
