import type { ShareCardWords } from "./share-cards";

/** Made by 'npm run pictures': never edit it by hand. */
export const shareCardData: Record<string, { hash: string; words: ShareCardWords }> = {
  "andhra-special-paruppu-powder": {
    hash: "330721de",
    words: {
      title: "Andhra Special Paruppu Powder",
      tamil: "ஆந்திரா ஸ்பெஷல் பருப்புப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "category-appalam": {
    hash: "0999edb9",
    words: {
      title: "Appalam",
      tamil: "அப்பளம்",
      price: "₹200",
      grams: "per pack of 200 g",
    },
  },
  "category-coffee": {
    hash: "be73c647",
    words: {
      title: "Coffee",
      tamil: "காபி",
      price: "₹200",
      grams: "per pack of 200 g",
    },
  },
  "category-mix-pickle": {
    hash: "e4ed2d03",
    words: {
      title: "Mix & Pickle",
      tamil: "மிக்ஸ் & ஊறுகாய்",
      price: "₹200",
      grams: "per pack of 200 g",
    },
  },
  "category-oils": {
    hash: "75f1e24b",
    words: {
      title: "Oils",
      tamil: "எண்ணெய்",
      price: "₹200",
      grams: "per pack of 200 g",
    },
  },
  "category-powder": {
    hash: "be403eec",
    words: {
      title: "Powder",
      tamil: "பொடி",
      price: "₹200",
      grams: "per pack of 200 g",
    },
  },
  "category-vathal": {
    hash: "9f14c110",
    words: {
      title: "Vathal",
      tamil: "வத்தல்",
      price: "₹200",
      grams: "per pack of 200 g",
    },
  },
  "coconut-oil": {
    hash: "25f17bc3",
    words: {
      title: "Coconut Oil",
      tamil: "மரச்செக்கு தேங்காய் எண்ணெய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "coffee-powder": {
    hash: "78d2f986",
    words: {
      title: "Coffee Powder",
      tamil: "காபித் தூள்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "curry-leaves-powder": {
    hash: "095357ec",
    words: {
      title: "Curry Leaves Powder",
      tamil: "கறிவேப்பிலைப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "ellu-idli-powder": {
    hash: "048b8ad7",
    words: {
      title: "Ellu Idli Powder",
      tamil: "எள்ளு இட்லிப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "garlic-idli-powder": {
    hash: "5c347ea4",
    words: {
      title: "Garlic Idli Powder",
      tamil: "பூண்டு இட்லிப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "garlic-pickle": {
    hash: "0cfd2a94",
    words: {
      title: "Garlic Pickle",
      tamil: "பூண்டு ஊறுகாய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "groundnut-oil": {
    hash: "5e18236d",
    words: {
      title: "Groundnut Oil",
      tamil: "மரச்செக்கு கடலை எண்ணெய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  home: {
    hash: "f1ea0f8f",
    words: {
      title: "Anjarai",
      tamil: "அஞ்சறை",
      price: "₹200",
      grams: "per pack of 200 g",
    },
  },
  "idli-powder": {
    hash: "b4b747a3",
    words: {
      title: "Idli Powder",
      tamil: "இட்லிப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "jathikkai-pickle": {
    hash: "05c4b49b",
    words: {
      title: "Jathikkai Pickle",
      tamil: "ஜாதிக்காய் ஊறுகாய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "kara-narthangai-pickle": {
    hash: "76e40ddc",
    words: {
      title: "Kara Narthangai Pickle",
      tamil: "கார நார்த்தங்காய் ஊறுகாய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "kizhangu-appalam": {
    hash: "ce242d12",
    words: {
      title: "Kizhangu Appalam",
      tamil: "கிழங்கு அப்பளம்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "manathakkali-vathal": {
    hash: "bacc4327",
    words: {
      title: "Manathakkali Vathal",
      tamil: "மணத்தக்காளி வத்தல்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "milagu-milagai-vathal": {
    hash: "f69ac7e0",
    words: {
      title: "Milagu Milagai Vathal",
      tamil: "மிளகு மிளகாய் வத்தல்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "moringa-leaf-powder": {
    hash: "7aab9a31",
    words: {
      title: "Moringa Leaf Powder",
      tamil: "முருங்கை இலைப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "mudakkathan-pickle": {
    hash: "c0749056",
    words: {
      title: "Mudakkathan Pickle",
      tamil: "முடக்கத்தான் ஊறுகாய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "pirandai-pickle": {
    hash: "66db5e9d",
    words: {
      title: "Pirandai Pickle",
      tamil: "பிரண்டை ஊறுகாய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "pulikuzhambu-powder": {
    hash: "7b6ef9eb",
    words: {
      title: "Pulikuzhambu Powder",
      tamil: "புளிக்குழம்புப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "puliyotharai-mix": {
    hash: "240d3e33",
    words: {
      title: "Puliyotharai Mix",
      tamil: "புளியோதரை மிக்ஸ்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "rasam-powder": {
    hash: "3ecb060d",
    words: {
      title: "Rasam Powder",
      tamil: "ரசப் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "red-chilli-powder": {
    hash: "b39e508d",
    words: {
      title: "Red Chilli Powder",
      tamil: "மிளகாய்த் தூள்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "rice-appalam": {
    hash: "fdfc1067",
    words: {
      title: "Rice Appalam",
      tamil: "அரிசி அப்பளம்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "sambar-powder": {
    hash: "ddecc903",
    words: {
      title: "Sambar Powder",
      tamil: "சாம்பார் பொடி",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "sesame-oil": {
    hash: "3c8f5cc2",
    words: {
      title: "Sesame Oil",
      tamil: "மரச்செக்கு நல்லெண்ணெய்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "sundakkai-vathal": {
    hash: "3a099666",
    words: {
      title: "Sundakkai Vathal",
      tamil: "சுண்டைக்காய் வத்தல்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "turmeric-powder": {
    hash: "503f9248",
    words: {
      title: "Turmeric Powder",
      tamil: "மஞ்சள் தூள்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "ulundhu-appalam": {
    hash: "4e2aff9b",
    words: {
      title: "Ulundhu Appalam",
      tamil: "உளுந்து அப்பளம்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
  "vathakkuzhambu-mix": {
    hash: "c2ea9e6c",
    words: {
      title: "Vathakkuzhambu Mix",
      tamil: "வத்தக்குழம்பு மிக்ஸ்",
      price: "₹200",
      grams: "for 200 g",
    },
  },
};
