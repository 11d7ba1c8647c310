import type { PictureKey } from "./picture-files";

/** What is to be seen, for those who don't see it. No two read alike. */
export const pictureAlt: Record<PictureKey, string> = {
  "andhra-special-paruppu-powder":
    "Rice with golden paruppu powder on a banana leaf, beside a brass bowl of the powder and roasted toor dal",
  "banner-appalam": "A stack of raw appalams beside fried ones, large and blistered, on dark wood",
  "banner-coffee": "Filter coffee in a steel tumbler and davara, with ground coffee and roasted beans",
  "banner-mix-pickle": "A stoneware pickle jar, a glass jar of red pickle and a brass dish of puliyotharai mix",
  "banner-oils": "Three corked bottles of oil, amber, golden and clear, with sesame, groundnuts and half a coconut",
  "banner-powder": "Five bowls of powder, green, yellow, orange, red and dark sesame, on dark stone",
  "banner-vathal": "Dishes of dried turkey berries, curd chillies and black nightshade berries on old wood",
  "coconut-oil": "A corked bottle of clear coconut oil and a coconut in two halves on a banana leaf",
  "coffee-powder":
    "A steaming tumbler of frothy filter coffee standing in its davara, beans and ground coffee around it",
  "curry-leaves-powder": "Dark green curry leaves powder in a wooden bowl, sprigs of curry leaves around it",
  "ellu-idli-powder": "Dark idli powder of roasted sesame in a wide brass bowl, white and black sesame beside it",
  "garlic-idli-powder": "Coarse red idli powder with garlic in a clay dish, garlic bulbs and cloves beside it",
  "garlic-pickle": "A glass jar of garlic pickle in red oil on a banana leaf, with garlic bulbs and a filled spoon",
  "groundnut-oil": "A round corked bottle of golden groundnut oil, groundnuts in their shells before it",
  heritage: "A grinding stone with red spice paste under its roller, and a lit brass lamp behind it",
  hero: "An open anjarai petti from above: a round brass box with seven cups of spices, a sprig of curry leaves beside it",
  "hero-mobile": "An open anjarai petti, the round brass spice box with its seven cups, and its lid behind it",
  "idli-powder": "Three white idlis and a heap of red idli powder with a pool of oil, on a banana leaf",
  "jathikkai-pickle": "Nutmeg pickle in a glass jar, beside a yellow nutmeg fruit cut open to its red mace",
  "kara-narthangai-pickle": "Citron pickle in a glass jar, with a green citron, a cut half and a filled spoon",
  "kizhangu-appalam": "Tapioca appalams on a banana leaf, raw and fried, before a cassava root",
  "manathakkali-vathal": "Small black dried nightshade berries in a brass bowl, more of them on a wooden spoon",
  "milagu-milagai-vathal": "Pale chillies dried in curd on a clay plate, over a cloth with a red border",
  "moringa-leaf-powder": "Bright green moringa leaf powder in a clay bowl, fresh moringa sprigs around it",
  "mudakkathan-pickle":
    "Dark green pickle of balloon-vine leaves in a brass bowl, the vine with its green pods around it",
  "pirandai-pickle":
    "A brown and white pickle jar and a bowl of dark pirandai pickle, jointed pirandai stems before them",
  placeholder: "An empty hammered brass bowl on a banana leaf",
  "pulikuzhambu-powder": "Brick-red pulikuzhambu powder in a clay bowl, with tamarind pods and coriander seeds",
  "puliyotharai-mix": "Dark tamarind paste with groundnuts and curry leaves in a brass dish, tamarind beside it",
  "rasam-powder": "Brown rasam powder in a steel bowl, with peppercorns, cumin and a dried chilli",
  "red-chilli-powder": "A bright red heap of chilli powder on a hammered brass plate, dried chillies around it",
  "rice-appalam": "White rice appalams, raw and fried, on a steel plate, rice grains beside it",
  "sambar-powder": "Orange-brown sambar powder in a stone mortar, with coriander seeds and dried red chillies",
  "sesame-oil":
    "A slim corked bottle of amber sesame oil with light through it, sesame seeds and a copper bowl beside it",
  "sundakkai-vathal": "Wrinkled dried turkey berries heaped in a clay dish on old wood",
  "turmeric-powder": "Deep yellow turmeric powder in a brass bowl, with turmeric roots before it",
  "ulundhu-appalam": "A stack of raw urad appalams, and fried ones, golden and blistered, leaning on it",
  "vathakkuzhambu-mix": "Glossy dark vathakkuzhambu with shallots and dried berries in a clay pot, shallots before it",
};
