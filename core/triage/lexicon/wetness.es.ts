export const words = `
wetting: agua* moj* mancha* gote* inund* fuga* derram* llov* lluv* humed* charc* encharc* creciente*
wetting: huracan* tormenta* desbord* revent* moho* chorre* empap* llueve
holder: drenaje* tubo* tuba* arroyo*
spread: fug* gote* inund* bland* toda* todo* empap*
molds: moho* hongo*
now-wet: inund* fug* gote* revent* empap* moj* desbord*
`;

export const wet = `
escurr* & agua|techo|pared|tubo|llave|boiler|clima|aire|ventana|foco|lampara|lavabo|tina|piso
`;
export const holders = '';
export const spread = '';
export const nowWet = '';
export const mold = '';
