import { Link } from "#lib/browser/language/link.ts";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import { langOf } from "#lib/shop/language/translated.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimum, SAMPLE_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { CONSUMER_HELPLINE } from "#lib/shop/policies.ts";
import { addressText, contactLinks, shop } from "#lib/shop/shop.ts";
import { shopTextsIn } from "#lib/shop/shop-texts.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { packs } from "#texts/en/packs.ts";
import { FactList } from "@/components/policies/fact-list";
import type { PolicySection } from "@/components/policies/policy-page";

const call = <a href={contactLinks.phone}>{shop.phone}</a>;
const t = translateIn("ta", packs);
const texts = shopTextsIn("ta");

/** The content of /ta/terms: the same as in English, section by section. */
export const sections: PolicySection[] = [
  {
    id: "who",
    title: "யாரிடம் வாங்குகிறீர்கள்",
    body: (
      <>
        <FactList
          facts={[
            [
              "விற்பவர்",
              <span key="who" lang="en">
                {shop.legalName}
              </span>,
            ],
            [
              "முகவரி",
              <span key="where" lang="en">
                {addressText}
              </span>,
            ],
            ["FSSAI உரிமம்", shop.fssaiLicence],
          ]}
        />
        <p>
          {shop.tamilName} தன் பொருள்களை மட்டுமே இங்கே விற்கிறது; வேறு யாரும் இந்தத் தளத்தில் விற்பதில்லை. எங்களிடம் பேசும் வழிகள் எல்லாம்{" "}
          <Link href="/contact">தொடர்புக்கு</Link> பக்கத்தில் இருக்கின்றன.
        </p>
      </>
    ),
  },
  {
    id: "ordering",
    title: "ஆர்டர் செய்வது",
    body: (
      <>
        <p>
          கணக்கு வேண்டாம்: 'கணக்கு இல்லாமல் தொடர' என்பதை அழுத்துங்கள். பக்கத்தில் ஆர்டர் ஐடி வந்ததும் உங்கள் ஆர்டர் போய்ச் சேர்ந்தது. அதுவரை எதுவும்
          வாங்கியதாக ஆகாது. பிறகு, எதையும் அனுப்பும் முன் உங்களைக் கூப்பிடுவோம்.
        </p>
        <p>
          ஒரு ஆர்டரில் {MAX_LINES} வகைப் பொருள்கள் வரை, ஒவ்வொன்றிலும் {MAX_QUANTITY} பாக்கெட் வரை வாங்கலாம். எதையாவது அனுப்ப முடியவில்லை
          என்றாலோ, விலை தெளிவாகத் தவறாக இருந்தாலோ, அனுப்பும் முன்பே சொல்வோம்; அதற்கு நீங்கள் பணம் தர வேண்டாம்.
        </p>
        <p>பார்சல் உங்கள் கைக்கு வந்து சேரும்படி பெயர், போன் நம்பர், முகவரி கொடுங்கள்.</p>
      </>
    ),
  },
  {
    id: "prices",
    title: "விலை",
    body: (
      <>
        <p>
          விலை ரூபாயில், எல்லா வரியும் சேர்த்து. {weightsText(t)} பாக்கெட்டின் விலை {pricesText(t)}; ஒவ்வொரு பொருளின் பக்கத்திலும் இன்றைய
          விலை இருக்கும். டெலிவரிக்கு எவ்வளவு: <Link href="/shipping-returns">டெலிவரியும் திருப்பி அனுப்புதலும்</Link> பக்கத்தைப்
          பாருங்கள்.
        </p>
        <p>
          ஆர்டரைப் பதியும் முன் முழுவதையும் மறுபடி சரிபார்க்கிறோம். நடுவில் விலை மாறியிருந்தால் ஆர்டர் ஆகாது: பழைய மொத்தத்தையும் புதியதையும்
          காட்டுவோம், நீங்களே முடிவு செய்யலாம். கண்ணால் பார்க்காத தொகையை நீங்கள் ஒருபோதும் தர வேண்டியதில்லை.
        </p>
      </>
    ),
  },
  {
    id: "payment",
    title: "பணம் கொடுப்பது",
    body: (
      <>
        <p>
          இந்தத் தளத்தில் பணம் எடுப்பதில்லை; கார்டு நம்பர், பின், ஓடிபி எதையும் கேட்பதில்லை. அனுப்பும் முன் எங்கள் ஆட்கள் உங்களோடு பேசிப் பணத்தை
          உறுதி செய்வார்கள்.
        </p>
        {shop.upiId && <p>அப்போது யுபிஐ வழியாக {shop.upiId} என்ற முகவரிக்குக் கொடுக்கலாம்.</p>}
      </>
    ),
  },
  {
    id: "offers",
    title: "ஆஃபரும் இலவச சாம்பிளும்",
    body: (
      <>
        <p>இந்த ஆஃபர்களில் ஒன்றை நாங்கள் காட்டும்போது, அதன் விதிகள் இவை.</p>
        <FactList
          facts={[
            [
              "முதல் ஆர்டர்",
              `முதல் ஆர்டர் முழுவதற்கும் ${FIRST_ORDER_PERCENT}% தள்ளுபடி, டெலிவரி இலவசம், ஒருவருக்கு ஒரு முறை. கணக்கோடு பெறலாம். ${firstOrderMinimum(translateIn("ta", offerRules))}.`,
            ],
            [
              "இலவச சாம்பிள்",
              `ஒரு பாக்கெட்டாவது வாங்கினால் ${SAMPLE_GRAMS} கிராம் சாம்பிள் ${MAX_SAMPLES} வரை, பாக்கெட்டுகளுக்கு ${SAMPLE_PERCENT}% தள்ளுபடி. இமெயில் முகவரி வேண்டும்; ஒரு போன் நம்பருக்கும் இமெயிலுக்கும் ஒரு முறை.`,
            ],
          ]}
        />
        <p>ஒரு நேரத்தில் ஒரு தள்ளுபடி: இரண்டும் பொருந்தினால், முதல் ஆர்டர் ஆஃபர்தான்.</p>
      </>
    ),
  },
  {
    id: "food",
    title: "சாப்பாட்டுப் பொருள்",
    body: (
      <>
        <p>
          ஒவ்வொரு பொருளின் பக்கத்திலும் சேர்மானங்கள், ஒவ்வாமை தரக்கூடியவை, வைக்கும் முறை, எத்தனை நாள் இருக்கும் என்பது எல்லாம் இருக்கும். எப்போதும்
          கையில் இருக்கும் பாக்கெட்டின் லேபிளையே நம்புங்கள். ஒவ்வாமை இருந்தால், சாப்பிடும் முன் படியுங்கள்; சந்தேகம் இருந்தால் {call} கூப்பிடுங்கள்.
        </p>
        <p>படங்கள் சமைத்ததையோ மசாலாவையோ காட்டும். உங்கள் பாக்கெட் வேறு மாதிரி இருக்கலாம்.</p>
      </>
    ),
  },
  {
    id: "delivery",
    title: "டெலிவரி, ரத்து, திருப்பி அனுப்புவது",
    body: (
      <p>
        ஆர்டர் எப்போது வரும், எப்படி ரத்து செய்வது, உடைந்தோ மாறியோ வந்தால் என்ன செய்வோம்:{" "}
        <Link href="/shipping-returns">டெலிவரியும் திருப்பி அனுப்புதலும்</Link>. உங்கள் விவரங்களை என்ன செய்கிறோம்:{" "}
        <Link href="/privacy">தனியுரிமை</Link>.
      </p>
    ),
  },
  {
    id: "using",
    title: "இந்தத் தளத்தைப் பயன்படுத்துவது",
    body: (
      <p>
        படியுங்கள், பகிருங்கள், இணைப்பு கொடுங்கள். ஆனால் வேறு ஒருவர் பெயரில் ஆர்டர் செய்யாதீர்கள், ஒரு ஆஃபரை இரண்டு முறை பயன்படுத்தாதீர்கள்,
        கடையைக் கோரிக்கை வெள்ளத்தில் மூழ்கடிக்காதீர்கள்: அப்படிச் செய்தால் காத்திருக்க வேண்டிவரும். எழுத்தும் படமும் எங்களுடையவை; வேறு இடத்தில்
        போடும் முன் கேளுங்கள்.
      </p>
    ),
  },
  {
    id: "complaints",
    title: "கருத்து வேறுபாடு வந்தால்",
    body: (
      <>
        <p>
          முதலில் எங்களைக் கூப்பிடுங்கள் அல்லது எழுதுங்கள்: பெரும்பாலும் ஒரு போனில் தீர்ந்துவிடும். தீராவிட்டால் எங்கள்{" "}
          <Link href="/contact#grievance">குறை கேட்கும் அதிகாரிக்கு</Link> எழுதுங்கள். தேசிய நுகர்வோர் உதவி எண்ணையும் கூப்பிடலாம்:{" "}
          <a href={`tel:${CONSUMER_HELPLINE}`}>{CONSUMER_HELPLINE}</a>.
        </p>
        <p>
          இந்தியச் சட்டம் பொருந்தும்; <span lang={langOf(texts, "address.city")}>{texts.address.city}</span> நீதிமன்றங்கள் முடிவு
          செய்யும். நுகர்வோர் சட்டப்படி உங்கள் ஊர் நீதிமன்றத்துக்கும் போகலாம்.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "விதிகள் மாறினால்",
    body: <p>நீங்கள் ஆர்டர் செய்த நாளில் இருந்த விதிகளே பொருந்தும்.</p>,
  },
];
