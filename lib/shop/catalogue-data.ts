/** A product's English name, its Tamil name, and what differs from the usual pack. */
type ProductRow = [name: string, tamil: string, own?: { price?: number; inStock?: boolean }];

/** The categories in the order of the shop. Products are listed per title in productData. */
export const categoryData = [
  {
    title: "Mix & Pickle",
    tamil: "மிக்ஸ் & ஊறுகாய்",
    description: "Slow-cooked pastes for rice and kuzhambu, and pickles that rest in sesame oil.",
    aliases: ["mixes", "pickles"],
  },
  {
    title: "Powder",
    tamil: "பொடி",
    description: "Spices, leaves and dals, ground for sambar, rasam, idli and the plain rice in between.",
    aliases: ["powders"],
  },
  {
    title: "Appalam",
    tamil: "அப்பளம்",
    description: "Rolled thin and dried in the sun. They puff in seconds.",
    aliases: ["appalams"],
  },
  {
    title: "Coffee",
    tamil: "காபி",
    description: "For the brass filter: a dark decoction, a tumbler and a davara.",
    aliases: [],
  },
  {
    title: "Vathal",
    tamil: "வத்தல்",
    description: "Berries and chillies soaked in curd and salt, then dried in the sun.",
    aliases: ["vathals"],
  },
  {
    title: "Oils",
    tamil: "எண்ணெய்",
    description: "Cold-pressed in a chekku, the slow wooden mill: sesame, groundnut and coconut.",
    aliases: ["oil"],
  },
];

/** The products of each category, in the order of its page. */
export const productData: Record<string, ProductRow[]> = {
  "Mix & Pickle": [
    ["Puliyotharai Mix", "புளியோதரை மிக்ஸ்"],
    ["Vathakkuzhambu Mix", "வத்தக்குழம்பு மிக்ஸ்"],
    ["Garlic Pickle", "பூண்டு ஊறுகாய்"],
    ["Pirandai Pickle", "பிரண்டை ஊறுகாய்"],
    ["Jathikkai Pickle", "ஜாதிக்காய் ஊறுகாய்"],
    ["Mudakkathan Pickle", "முடக்கத்தான் ஊறுகாய்"],
    ["Kara Narthangai Pickle", "கார நார்த்தங்காய் ஊறுகாய்"],
  ],
  Powder: [
    ["Turmeric Powder", "மஞ்சள் தூள்"],
    ["Sambar Powder", "சாம்பார் பொடி"],
    ["Rasam Powder", "ரசப் பொடி"],
    ["Idli Powder", "இட்லிப் பொடி"],
    ["Garlic Idli Powder", "பூண்டு இட்லிப் பொடி"],
    ["Pulikuzhambu Powder", "புளிக்குழம்புப் பொடி"],
    ["Ellu Idli Powder", "எள்ளு இட்லிப் பொடி"],
    ["Andhra Special Paruppu Powder", "ஆந்திரா ஸ்பெஷல் பருப்புப் பொடி"],
    ["Moringa Leaf Powder", "முருங்கை இலைப் பொடி"],
    ["Curry Leaves Powder", "கறிவேப்பிலைப் பொடி"],
    ["Red Chilli Powder", "மிளகாய்த் தூள்"],
  ],
  Appalam: [
    ["Ulundhu Appalam", "உளுந்து அப்பளம்"],
    ["Rice Appalam", "அரிசி அப்பளம்"],
    ["Kizhangu Appalam", "கிழங்கு அப்பளம்"],
  ],
  Coffee: [["Coffee Powder", "காபித் தூள்"]],
  Vathal: [
    ["Sundakkai Vathal", "சுண்டைக்காய் வத்தல்"],
    ["Manathakkali Vathal", "மணத்தக்காளி வத்தல்"],
    ["Milagu Milagai Vathal", "மிளகு மிளகாய் வத்தல்"],
  ],
  Oils: [
    ["Sesame Oil", "மரச்செக்கு நல்லெண்ணெய்"],
    ["Groundnut Oil", "மரச்செக்கு கடலை எண்ணெய்"],
    ["Coconut Oil", "மரச்செக்கு தேங்காய் எண்ணெய்"],
  ],
};
