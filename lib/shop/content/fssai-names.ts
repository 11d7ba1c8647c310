/** A small maker has a registration, a larger one a licence of its state or of the centre: none may be called another. */
export const fssaiNames = {
  registration: { en: "FSSAI registration", ta: "FSSAI பதிவு" },
  "state-licence": { en: "FSSAI state licence", ta: "FSSAI மாநில உரிமம்" },
  "central-licence": { en: "FSSAI central licence", ta: "FSSAI மத்திய உரிமம்" },
};
