import type { Language } from "#lib/shop/language/language.ts";

/** What it is, and what for and until when, in the visitor's words. */
type Words = readonly [name: string, what: string];

/** One item that the shop stores on the visitor's device, as the privacy page lists it. */
type StoredItem = {
  /** Its key in the browser's storage. */
  key: string;
  area: "localStorage" | "sessionStorage";
} & Record<Language, Words>;

/**
 * Everything that the shop's pages store in a visitor's browser. A test compares this with the keys that the program opens,
 * so that nothing is stored without notice.
 */
export const storageList: StoredItem[] = [
  {
    key: "cart",
    area: "localStorage",
    en: ["Your cart", "What you've put in it, until you order or remove it."],
    ta: ["உங்கள் கார்ட்", "நீங்கள் போட்டவை; ஆர்டர் செய்யும் வரை அல்லது எடுக்கும் வரை."],
  },
  {
    key: "pending_product",
    area: "localStorage",
    en: [
      "The product you pressed Buy Now on",
      "Until you order or close the question that follows, and for an hour at most.",
    ],
    ta: ["வாங்கு என்று அழுத்திய பொருள்", "ஆர்டர் செய்யும் வரை அல்லது அடுத்த கேள்வியை மூடும் வரை; அதிகபட்சம் ஒரு மணி நேரம்."],
  },
  {
    key: "checkout_draft",
    area: "sessionStorage",
    en: [
      "The order you're filling in",
      "With the name, phone, e-mail and address you typed, so a reload loses nothing. Your browser drops it when you close the tab.",
    ],
    ta: [
      "நீங்கள் நிரப்பும் ஆர்டர்",
      "எழுதிய பெயர், போன், இமெயில், முகவரியோடு; பக்கத்தை மறுபடி திறந்தாலும் போகாமல் இருக்க. டேபை மூடினால் பிரவுசர் அழித்துவிடும்.",
    ],
  },
  {
    key: "checkout_draft_{userId}",
    area: "sessionStorage",
    en: [
      "An order with an unknown outcome",
      "You signed out before we knew whether it reached us. It stays until we do, or until you close the tab.",
    ],
    ta: [
      "போய்ச் சேர்ந்ததா என்று தெரியாத ஆர்டர்",
      "தெரியும் முன் லாக் அவுட் செய்துவிட்டீர்கள். தெரியும் வரை, அல்லது டேபை மூடும் வரை இருக்கும்.",
    ],
  },
  {
    key: "checkout_details",
    area: "localStorage",
    en: [
      "The details of your last order",
      "Name, phone, e-mail and address, so your next order starts filled in. Until you press Clear beside them or 'Remove my details from this device'.",
    ],
    ta: [
      "கடைசி ஆர்டரின் விவரங்கள்",
      "பெயர், போன், இமெயில், முகவரி; அடுத்த ஆர்டரில் நீங்கள் எழுத வேண்டாம். பக்கத்தில் இருக்கும் அழி என்பதை, அல்லது 'இந்தப் போனிலிருந்து என் விவரங்களை எடு' என்பதை அழுத்தும் வரை.",
    ],
  },
  {
    key: "delivery_pincode",
    area: "localStorage",
    en: [
      "Your pincode",
      "So product pages show your delivery day and checkout starts with it. Until you sign out, press Clear at checkout or 'Remove my details from this device'.",
    ],
    ta: [
      "உங்கள் பின்கோடு",
      "பொருள் பக்கத்தில் டெலிவரி நாளைச் சொல்ல, ஆர்டரில் நிரப்ப. லாக் அவுட் செய்யும் வரை, அல்லது அழி என்பதை, அல்லது 'இந்தப் போனிலிருந்து என் விவரங்களை எடு' என்பதை அழுத்தும் வரை.",
    ],
  },
  {
    key: "currentUser",
    area: "localStorage",
    en: ["Who is signed in", "Your name and e-mail, until you sign out. Firebase keeps the sign-in itself beside it."],
    ta: ["யார் லாகின் செய்திருக்கிறார்கள்", "உங்கள் பெயரும் இமெயிலும், லாக் அவுட் செய்யும் வரை. லாகினை ஃபயர்பேஸ் பக்கத்தில் வைத்துக்கொள்ளும்."],
  },
  {
    key: "profile_{userId}",
    area: "localStorage",
    en: [
      "Your profile",
      "Name, e-mail, phone, address and state, until you press 'Remove my details from this device'.",
    ],
    ta: ["உங்கள் விவரம்", "பெயர், இமெயில், போன், முகவரி, மாநிலம்; 'இந்தப் போனிலிருந்து என் விவரங்களை எடு' என்பதை அழுத்தும் வரை."],
  },
  {
    key: "address_{userId}",
    area: "localStorage",
    en: ["Your saved address", "Until you press 'Remove my details from this device'."],
    ta: ["சேமித்த முகவரி", "'இந்தப் போனிலிருந்து என் விவரங்களை எடு' என்பதை அழுத்தும் வரை."],
  },
  {
    key: "orders_{userId}",
    area: "localStorage",
    en: ["Your orders from this browser", "Which ones and when, until you press 'Remove my details from this device'."],
    ta: ["இந்த பிரவுசரிலிருந்து செய்த ஆர்டர்கள்", "எவை, எப்போது; 'இந்தப் போனிலிருந்து என் விவரங்களை எடு' என்பதை அழுத்தும் வரை."],
  },
  {
    key: "device_orders",
    area: "localStorage",
    en: [
      "Your orders on this device",
      "Your last orders as a guest, ten at most: number, phone, state, status, total and products. Until you press 'Remove my details from this device'.",
    ],
    ta: [
      "இந்தப் போனில் செய்த ஆர்டர்கள்",
      "கணக்கு இல்லாமல் கடைசியாகச் செய்தவை, அதிகபட்சம் பத்து: எண், போன், மாநிலம், நிலை, மொத்தம், பொருள்கள். 'இந்தப் போனிலிருந்து என் விவரங்களை எடு' என்பதை அழுத்தும் வரை.",
    ],
  },
  {
    key: "demo_orders",
    area: "localStorage",
    en: [
      "Orders waiting to be sent",
      "With name, phone, e-mail and address, until we have them and have told you so, or you discard them.",
    ],
    ta: [
      "அனுப்பக் காத்திருக்கும் ஆர்டர்கள்",
      "பெயர், போன், இமெயில், முகவரியோடு; எங்களிடம் வந்து, வந்தது என்று சொல்லும் வரை, அல்லது நீங்கள் கைவிடும் வரை.",
    ],
  },
  {
    key: "orders",
    area: "localStorage",
    en: ["More orders waiting to be sent", "The same, where the first place couldn't be written."],
    ta: ["அனுப்பக் காத்திருக்கும் மற்ற ஆர்டர்கள்", "முதல் இடத்தில் எழுத முடியாதபோது அதே விவரங்கள்."],
  },
  {
    key: "firstOrderCompleted_{userId}",
    area: "localStorage",
    en: ["Your first order", "That you've used the first-order offer, so we show the right price."],
    ta: ["உங்கள் முதல் ஆர்டர்", "முதல் ஆர்டர் ஆஃபரைப் பயன்படுத்திவிட்டீர்கள் என்று; சரியான விலையைக் காட்ட."],
  },
  {
    key: "firstOrderDiscountClaimed",
    area: "localStorage",
    en: ["The first-order offer, claimed", "That you claimed it here, until you sign out."],
    ta: ["பெற்ற முதல் ஆர்டர் ஆஃபர்", "இங்கே பெற்றீர்கள் என்று; லாக் அவுட் செய்யும் வரை."],
  },
  {
    key: "firstOrderDiscountUsed",
    area: "localStorage",
    en: ["The first-order offer, used", "That you used it here, until you sign out."],
    ta: ["பயன்படுத்திய முதல் ஆர்டர் ஆஃபர்", "இங்கே பயன்படுத்தினீர்கள் என்று; லாக் அவுட் செய்யும் வரை."],
  },
  {
    key: "hasDiscountEligibility",
    area: "localStorage",
    en: ["A lower price", "That you may get one, until you sign out."],
    ta: ["குறைந்த விலை", "உங்களுக்குக் கிடைக்கலாம் என்று; லாக் அவுட் செய்யும் வரை."],
  },
  {
    key: "temp-selected-samples",
    area: "localStorage",
    en: ["The samples you chose", "For Buy Now, until you order."],
    ta: ["நீங்கள் எடுத்த சாம்பிள்கள்", "இப்போதே வாங்கும்போது; ஆர்டர் செய்யும் வரை."],
  },
  {
    key: "guest_email",
    area: "localStorage",
    en: ["Your e-mail for free samples", "So checkout starts with it."],
    ta: ["இலவச சாம்பிளுக்கான உங்கள் இமெயில்", "ஆர்டரில் நிரப்ப."],
  },
  {
    key: "first_order_popup_dismissed",
    area: "localStorage",
    en: ["'No thanks' to the first-order offer", "So we don't ask again."],
    ta: ["முதல் ஆர்டர் ஆஃபர் 'வேண்டாம்'", "மறுபடி கேட்காமல் இருக்க."],
  },
  {
    key: "free_samples_used",
    area: "localStorage",
    en: ["Free samples, had", "That you've had yours, until you sign out."],
    ta: ["வாங்கிய இலவச சாம்பிள்", "உங்களுக்குக் கிடைத்துவிட்டது என்று; லாக் அவுட் செய்யும் வரை."],
  },
  {
    key: "freeSamplesClaimed",
    area: "localStorage",
    en: ["Free samples, chosen", "That you've picked some, until you sign out."],
    ta: ["எடுத்த இலவச சாம்பிள்", "சிலவற்றை எடுத்திருக்கிறீர்கள் என்று; லாக் அவுட் செய்யும் வரை."],
  },
  {
    key: "chat_label_dismissed",
    area: "localStorage",
    en: ["'Chat with us', closed", "So the words beside the WhatsApp button stay away."],
    ta: ["'எங்களுடன் பேசுங்கள்', மூடியது", "வாட்ஸ்அப் பட்டனுக்குப் பக்கத்தில் அந்த வார்த்தைகள் மறுபடி வராமல் இருக்க."],
  },
  {
    key: "analytics_consent",
    area: "localStorage",
    en: ["Your answer on counting visits", "Yes or no, where we ask. Change it at the foot of any page."],
    ta: ["வருகையை எண்ணுவதற்கு உங்கள் பதில்", "கேட்ட இடத்தில் சரி அல்லது வேண்டாம். எந்தப் பக்கத்தின் அடியிலும் மாற்றலாம்."],
  },
  {
    key: "language",
    area: "localStorage",
    en: ["The language you chose", "English or Tamil, so the shop opens in it next time."],
    ta: ["நீங்கள் தேர்ந்த மொழி", "தமிழ் அல்லது ஆங்கிலம்; அடுத்த முறையும் அதே மொழியில் திறக்க."],
  },
  {
    key: "staff_sound",
    area: "localStorage",
    en: ["The sound of a new order", "For our warehouse only: on or off. It is never on a customer's device."],
    ta: ["புது ஆர்டரின் ஒலி", "எங்கள் கிடங்குக்கு மட்டும்: உண்டு அல்லது இல்லை. வாடிக்கையாளர் போனில் இது இருக்காது."],
  },
  {
    key: "staff_ticks",
    area: "sessionStorage",
    en: ["Lines ticked off while packing", "For our warehouse only. It is never on a customer's device."],
    ta: ["பேக் செய்யும்போது குறித்தவை", "எங்கள் கிடங்குக்கு மட்டும். வாடிக்கையாளர் போனில் இது இருக்காது."],
  },
];

/** The same in the words of one language. */
export const storageListIn = (language: Language) =>
  storageList.map(({ key, area, [language]: [name, what] }) => ({ key, area, name, what }));
