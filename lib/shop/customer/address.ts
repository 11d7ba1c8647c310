import { digitsOf } from "./digits.ts";

/** The 28 states of India and its 8 union territories: the one list for every form. */
export const states = [
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chhattisgarh",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
  "Andaman and Nicobar Islands",
  "Chandigarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Jammu and Kashmir",
  "Ladakh",
  "Lakshadweep",
  "Puducherry",
] as const;

/** A pincode field's text: digits alone, at most six. */
export function normalisePincode(text: string): string {
  return digitsOf(text).slice(0, 6);
}

/** Six digits, of which the first names one of India's postal zones, 1 to 9. */
export function isPincode(digits: string): boolean {
  return /^[1-9]\d{5}$/.test(digits);
}
