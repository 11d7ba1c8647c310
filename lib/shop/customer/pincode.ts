import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { type PincodeTexts, pincode as pincodeTexts } from "#texts/en/pincode.ts";

/**
 * The states of a pincode's first three digits. Ranges of India Post's sorting districts; a prefix shared by two states
 * has both, and stands before the range around it. It is used to ask and to fill in, never to refuse.
 */
const districts: [from: number, to: number, ...states: string[]][] = [
  [110, 110, "Delhi"],
  [121, 136, "Haryana"],
  [140, 140, "Punjab", "Chandigarh"],
  [141, 159, "Punjab"],
  [160, 160, "Chandigarh", "Punjab"],
  [171, 177, "Himachal Pradesh"],
  [180, 193, "Jammu and Kashmir"],
  [194, 194, "Ladakh", "Jammu and Kashmir"],
  [244, 249, "Uttarakhand", "Uttar Pradesh"],
  [262, 263, "Uttarakhand", "Uttar Pradesh"],
  [201, 285, "Uttar Pradesh"],
  [301, 345, "Rajasthan"],
  [362, 362, "Gujarat", "Dadra and Nagar Haveli and Daman and Diu"],
  [396, 396, "Gujarat", "Dadra and Nagar Haveli and Daman and Diu"],
  [360, 395, "Gujarat"],
  [403, 403, "Goa"],
  [400, 445, "Maharashtra"],
  [450, 488, "Madhya Pradesh"],
  [490, 497, "Chhattisgarh"],
  [500, 509, "Telangana"],
  [533, 533, "Andhra Pradesh", "Puducherry"],
  [515, 535, "Andhra Pradesh"],
  [560, 591, "Karnataka"],
  [605, 605, "Puducherry", "Tamil Nadu"],
  [607, 607, "Tamil Nadu", "Puducherry"],
  [609, 609, "Tamil Nadu", "Puducherry"],
  [600, 643, "Tamil Nadu"],
  [673, 673, "Kerala", "Puducherry"],
  [682, 682, "Kerala", "Lakshadweep"],
  [670, 695, "Kerala"],
  [700, 736, "West Bengal"],
  [737, 737, "Sikkim"],
  [741, 743, "West Bengal"],
  [744, 744, "Andaman and Nicobar Islands"],
  [751, 770, "Odisha"],
  [781, 788, "Assam"],
  [790, 792, "Arunachal Pradesh"],
  [793, 794, "Meghalaya"],
  [795, 795, "Manipur"],
  [796, 796, "Mizoram"],
  [797, 798, "Nagaland"],
  [799, 799, "Tripura"],
  [800, 813, "Bihar"],
  [814, 816, "Jharkhand", "Bihar"],
  [817, 835, "Jharkhand"],
  [841, 855, "Bihar"],
];

/** The states that a pincode may lie in; empty when its first three digits are unknown or not yet typed. */
export function statesOfPincode(pincode: string): string[] {
  const prefix = pincode.length >= 3 ? Number(pincode.slice(0, 3)) : Number.NaN;
  const found = districts.find(([from, to]) => prefix >= from && prefix <= to);
  return found ? (found.slice(2) as string[]) : [];
}

/**
 * The main town of each sorting district of the five southern states, and of those elsewhere that are one city. One
 * text, because a browser gets it. A village beside such a town has another name: the form asks whether it is right.
 */
const CITIES =
  "110New Delhi,302Jaipur,380Ahmedabad,400Mumbai,411Pune,500Hyderabad,501Vikarabad,502Sangareddy,503Nizamabad,504Adilabad,505Karimnagar,506Warangal,507Khammam,508Nalgonda,509Mahbubnagar,515Anantapur,516Kadapa,517Tirupati,518Kurnool,520Vijayawada,521Machilipatnam,522Guntur,523Ongole,524Nellore,530Visakhapatnam,531Anakapalle,532Srikakulam,533Kakinada,534Eluru,535Vizianagaram,560Bengaluru,561Doddaballapura,562Chikkaballapur,563Kolar,570Mysuru,571Mandya,572Tumakuru,573Hassan,574Puttur,575Mangaluru,576Udupi,577Davanagere,580Hubballi,581Haveri,582Gadag,583Ballari,584Raichur,585Kalaburagi,586Vijayapura,587Bagalkot,590Belagavi,591Chikkodi,600Chennai,601Ponneri,602Tiruvallur,603Chengalpattu,604Tindivanam,605Puducherry,606Tiruvannamalai,607Cuddalore,608Chidambaram,609Mayiladuthurai,610Thiruvarur,611Nagapattinam,612Kumbakonam,613Thanjavur,614Mannargudi,620Tiruchirappalli,621Perambalur,622Pudukkottai,623Ramanathapuram,624Dindigul,625Madurai,626Virudhunagar,627Tirunelveli,628Thoothukudi,629Nagercoil,630Karaikudi,631Kanchipuram,632Vellore,635Krishnagiri,636Salem,637Namakkal,638Erode,639Karur,641Coimbatore,642Pollachi,643Udhagamandalam,670Kannur,671Kasaragod,673Kozhikode,676Malappuram,678Palakkad,679Ottapalam,680Thrissur,682Kochi,683Aluva,685Thodupuzha,686Kottayam,688Alappuzha,689Thiruvalla,690Kayamkulam,691Kollam,695Thiruvananthapuram,700Kolkata";

/** The city to fill into an empty field: the main one of the pincode's district, else null. */
export function cityOfPincode(pincode: string): string | null {
  const prefix = pincode.slice(0, 3);
  const found = CITIES.split(",").find((city) => prefix.length === 3 && city.startsWith(prefix));
  return found?.slice(3) ?? null;
}

/**
 * The city of an address after its pincode has changed: one that a pincode filled in follows it, one that was typed
 * stays.
 * @param filled the city that an earlier pincode filled in, or null
 */
export function cityAfterPincode(pincode: string, city: string, filled: string | null): string {
  if (city.trim() !== "" && city !== filled) return city;
  return pincode.length >= 3 ? (cityOfPincode(pincode) ?? "") : city;
}

/** A form with what its pincode fills into an empty city and state. */
export const withPlace = <T extends { pincode: string; city: string; state: string }>(form: T): T => ({
  ...form,
  city: cityAfterPincode(form.pincode, form.city, null),
  state: stateAfterPincode(form.pincode, form.state, null),
});

/** The state to fill into an empty field: the pincode's only one, else null. */
export function onlyStateOfPincode(pincode: string): string | null {
  const [state, ...others] = statesOfPincode(pincode);
  return state && others.length === 0 ? state : null;
}

/**
 * The state of an address after its pincode has changed: one that a pincode filled in follows it, one that was chosen
 * by hand stays.
 * @param filled the state that an earlier pincode filled in, or null
 */
export function stateAfterPincode(pincode: string, state: string, filled: string | null): string {
  if (state !== "" && state !== filled) return state;
  const possible = statesOfPincode(pincode);
  if (possible.length === 0 || possible.includes(state)) return state;
  return onlyStateOfPincode(pincode) ?? "";
}

/**
 * A question for a customer whose pincode and state do not match, or null. The order is not refused: the table can be
 * wrong about a village, and customers know where they live.
 * @param t the texts of the page's language
 * @param stateName gives a state's name in that language
 */
export function pincodeQuestion(
  pincode: string,
  state: string,
  t: Translate<PincodeTexts> = translate(pincodeTexts),
  stateName = (name: string) => name,
): string | null {
  const possible = statesOfPincode(pincode);
  if (pincode.length !== 6 || state === "" || possible.includes(state)) return null;
  if (possible.length === 0) return t("unknown", { pincode });
  return t("elsewhere", { pincode, states: possible.map(stateName).join(` ${t("or")} `), state: stateName(state) });
}
