/*
 * The words of a pasted order that are no product, in English, in Tamil script and as people write Tamil in Latin letters. They
 * are compared to the letter: spelling.ts would make a product's name of some of them.
 */

const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

const inWords: [number, string][] = [
  [0.25, "quarter kaal கால் ¼"],
  [0.5, "half arai ara அரை ½"],
  [1, "one onnu onru ondru oru ஒன்று ஒன்னு ஒண்ணு ஒரு"],
  [2, "two rendu randu irandu இரண்டு ரெண்டு"],
  [3, "three moonu munu moondru moonru மூன்று மூணு"],
  [4, "four naalu nalu naangu naanku நான்கு நாலு"],
  [5, "five anju anju aindhu ainthu ஐந்து அஞ்சு"],
  [6, "six aaru aru ஆறு"],
  [7, "seven ezhu yezhu ஏழு"],
  [8, "eight ettu எட்டு"],
  [9, "nine onbathu ombathu onbadhu ஒன்பது"],
  [10, "ten pathu paththu பத்து"],
  [12, "dozen twelve பன்னிரண்டு"],
];
/** How many a word says. */
export const numberWords = new Map(
  inWords.flatMap(([number, words]) => words.split(" ").map((word) => [word, number] as const)),
);

/** So many grams are one of these; what measures no weight is no number of packs. */
export const unitGrams = new Map<string, number>([
  ...["kg", "kgs", "kilo", "kilos", "kilogram", "கிலோ", "கி"].map((unit) => [unit, 1000] as const),
  ...["g", "gm", "gms", "gr", "gram", "grams", "கிராம்"].map((unit) => [unit, 1] as const),
  ...["l", "ltr", "litre", "litres", "liter", "ml", "லிட்டர்"].map((unit) => [unit, Number.NaN] as const),
]);

/** Words between two things of a dictated message. */
export const separators = setOf("and plus also then to for மற்றும் அப்புறம் பிறகு appuram piragu");

/** What is around a number, and what people say besides: neither a product nor worth a look. */
export const fillers = setOf(`
  x of each pack packs packet packets pkt pkts pc pcs piece pieces no nos number qty quantity bottle bottles jar jars pouch
  பாக்கெட் பாக்கெட்டு பாக்கெட்டுகள் பேக் பொட்டலம் எண்ணிக்கை
  a an the i we me my us you your is are it this that in on at pls plz please kindly send need needed want wants wanted would like
  order deliver delivery give get take can could will buy some thanks thank thankyou thx ok okay hi hello hey dear sir madam mam
  bro brother sister anna akka ayya amma good morning afternoon evening vanakkam nandri venum vendum vennum anuppunga anuppu
  anupunga kudunga enakku thayavu seithu with from
  வணக்கம் நன்றி தயவுசெய்து தயவு செய்து அண்ணா அக்கா ஐயா அம்மா எனக்கு வேண்டும் வேணும் அனுப்புங்கள் அனுப்புங்க அனுப்பவும் கொடுங்கள் கொடுங்க தேவை
  phone ph mobile mob cell contact whatsapp call pin pincode code email mail id போன் தொலைபேசி எண் பின்கோடு கைபேசி`);

/** A piece with one of these is a part of an address, whatever else its words may name: 'Pepper Street'. */
export const addressWords = setOf(`
  address street st road rd nagar colony flat floor block cross lane avenue ave apartment apartments apts villa layout plot door
  near opp opposite behind salai theru illam house முகவரி தெரு சாலை நகர் மாடி அருகில் குடியிருப்பு இல்லம்`);
