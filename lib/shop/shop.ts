/**
 * Everything that names the maker behind this shop. Another maker replaces this file and the catalogue, nothing else.
 * Values marked 'Sample' are placeholders: the README lists what must be replaced before selling.
 */
export const shop = {
  name: "Anjarai",
  tamilName: "அஞ்சறை",
  tagline: "Authentic Traditional Flavors",
  /** One sentence for search engines and shared links. */
  description: "Spice powders, mixes, pickles, appalams, vathals, oils and coffee from a South Indian kitchen.",
  legalName: "Anjarai Foods (Sample)",
  address: {
    line1: "12 Sample Street",
    line2: "West Mambalam",
    city: "Chennai",
    state: "Tamil Nadu",
    pincode: "600033",
    country: "India",
  },
  /** Shown to people; the digits behind tel: and wa.me links come from it. */
  phone: "+91 98400 00000",
  whatsapp: "+91 98400 00000",
  email: "hello@anjarai.example",
  onlineStore: "https://anjarai.example",
  social: {
    instagram: "https://www.instagram.com/anjarai.example",
    facebook: "https://www.facebook.com/anjarai.example",
    youtube: "https://www.youtube.com/@anjarai.example",
  },
  /** Fourteen digits from the food licence. */
  fssaiLicence: "00000000000000 (Sample)",
  grievanceOfficer: { name: "Sample Name", email: "grievance@anjarai.example" },
  /** The address that a UPI app pays to, or null when the shop takes none. */
  upiId: null as string | null,
  /** One sentence that stops ordering everywhere and says why, or null while the shop is open. */
  ordersPaused: null as string | null,
};

/** 'tel:' and 'https://wa.me/' want digits alone. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Where the ways to reach the shop lead. */
export const contactLinks = {
  phone: `tel:+${digitsOf(shop.phone)}`,
  whatsapp: `https://wa.me/${digitsOf(shop.whatsapp)}`,
  email: `mailto:${shop.email}`,
};

/** The shop's address on one line, as a letter would carry it. */
export const addressText = [
  shop.address.line1,
  shop.address.line2,
  `${shop.address.city}, ${shop.address.state} - ${shop.address.pincode}`,
  shop.address.country,
].join(", ");
